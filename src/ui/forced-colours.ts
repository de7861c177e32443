/**
 * What the colours and shadows say elsewhere, said by outlines where the reader's own colours are forced on the page:
 * every control has an edge, one that is refused a dashed and grey one. Use it behind the component's own styles.
 */
import { css } from 'lit';

export const forcedColours = css`
  @media (forced-colors: active) {
    button,
    .button {
      border: 1px solid ButtonText;
    }
    /* Whatever colour a component gives its refused buttons, and however precisely it names them. */
    button[aria-disabled='true'],
    button[aria-disabled='true'] * {
      color: GrayText !important;
    }
    button[aria-disabled='true'] {
      border: 1px dashed GrayText;
    }
    button[aria-pressed='true'] {
      border: 4px solid Highlight;
    }
    /* Gradients are no colours: they would stay, with the text on plates of its own. */
    .main,
    .bank,
    .cloth {
      background: Canvas;
    }
    :focus-visible {
      outline-color: Highlight;
    }
  }
`;
