/**
 * How moments look and move. Only transform, opacity and the ribbon's dash offset move, and always from somewhere to
 * what stands without any animation: stillness is the end of the same picture. All times hang on the token --moment.
 */
import { css } from 'lit';

export const momentStyles = css`
  :host {
    --whole: var(--moment, 1400ms);
    --half: calc(var(--whole) / 2);
    --life: var(--whole);
    position: absolute;
    inset: 0;
    z-index: 2;
    overflow: hidden;
    pointer-events: none;
    container-type: size;
  }
  .moment {
    --said: clamp(0.75rem, 7cqmin, max(1.0625rem, 4.5cqmin));
    position: absolute;
    inset: 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    color: var(--felt-ink);
    text-align: center;
    animation: live var(--life) linear both;
  }
  .winner,
  .stars,
  .supernova {
    --life: calc(var(--whole) * 1.5);
  }
  .flash,
  .void {
    --life: var(--half);
  }
  /* Time to read it, where nothing moves. */
  .still {
    animation: stay 1400ms;
  }
  .still * {
    animation: none !important;
  }
  svg {
    position: absolute;
    overflow: visible;
  }
  .words {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: min(4px, 1cqh);
    align-content: center;
    justify-items: center;
    padding: 4px;
  }
  .title {
    max-width: 100%;
    font-size: clamp(1rem, min(20cqh, 112cqw / var(--letters)), max(4rem, 12cqmin));
    line-height: 0.95;
    overflow-wrap: anywhere;
  }
  .name {
    max-width: 100%;
    overflow: hidden;
    font-size: var(--said);
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .points,
  .lost {
    position: relative;
    font: 400 clamp(1rem, 11cqh, max(2rem, 6cqmin)) / 1 var(--display);
  }
  .lost {
    --from: translateY(-60%);
    color: var(--ember);
    animation: move var(--half) var(--in) both;
  }
  .lost::after {
    --from: scaleX(0);
    position: absolute;
    inset: 50% -0.12em auto;
    height: 0.09em;
    content: '';
    background: currentcolor;
    animation: move var(--half) var(--out) both;
  }
  .line {
    display: -webkit-box;
    max-width: 100%;
    overflow: hidden;
    font-size: var(--said);
    font-weight: 500;
    text-wrap: balance;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  /* On a felt that small there is room for a word. */
  @container (max-width: 199px) or (max-height: 119px) {
    .line {
      display: none;
    }
  }

  /* Over all of the felt, which shows through in its own colour. */
  .veil {
    position: absolute;
    inset: 0;
    background: var(--if-dark, var(--tag)) var(--if-light, var(--felt-hi));
    opacity: 0.88;
  }
  .fallen {
    --from: translateY(-105%);
    inset: 0;
    width: 100%;
    height: 100%;
    animation: move var(--half) var(--in) both;
  }
  .fallen + .fallen {
    left: auto;
    animation-delay: calc(var(--half) / 5);
  }
  /* A wide felt has no height for the whole of the ribbon and words. */
  @container (aspect-ratio > 1.6) {
    .fallen {
      width: 74%;
    }
    .wimpout .words,
    .wreck .words {
      padding-bottom: 30cqh;
    }
  }
  .wreck .words {
    animation: shake calc(var(--half) / 2) var(--half);
  }
  .rails {
    inset: auto 0 0;
    width: 100%;
    height: min(30cqw, 46cqh);
  }
  .rails path {
    stroke-dasharray: 0.11 0.062 0.11 0.062 0.11 0.062 0.11 0.062 0.11 9;
    stroke-dashoffset: -0.1;
    animation: run var(--whole) linear both;
  }
  .train .words {
    padding-bottom: min(26cqw, 40cqh);
  }
  .supernova {
    color: var(--night-ink);
  }
  /* On the dark disc in both schemes. */
  .supernova .lost {
    color: var(--night-score);
  }
  .supernova .words,
  .dark {
    --from: none;
    animation: come var(--half) var(--half) both;
  }
  .nova {
    --from: scale(calc(1 / var(--swell)));
    width: calc(var(--sun) * var(--swell) * 2);
    aspect-ratio: 1;
    place-self: center;
    animation: move var(--half) var(--in) both;
  }

  /* The winner's felt: the Sun above, the words below. */
  .cloth .words {
    grid-template-rows: minmax(0, 1fr) auto;
    padding-block: 2cqh 3cqh;
  }
  .sky {
    --from: translateY(60%) scale(0.3);
    position: relative;
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    height: 100%;
    max-width: 100%;
    animation: come var(--whole) var(--out) both;
  }
  .sky svg {
    inset: 0;
  }
  .sky .points {
    font-size: clamp(1rem, 12cqmin, 6rem);
    color: var(--sun-ink);
  }

  /* A patch, sewn on at the lower edge or in the middle. */
  .patch .words {
    --from: rotate(-4deg) scale(0.8);
    place-self: end center;
    max-width: min(100% - 24px, 74cqw);
    padding: min(6px, 2cqh) 14px;
    margin: 12px;
    background: var(--tag);
    border: 1.5px dashed var(--thread);
    border-radius: var(--r2);
    box-shadow: 0 0 0 4px var(--tag);
    animation: come calc(var(--half) / 2) var(--spring) both;
    transform: rotate(-1deg);
  }
  .patch .title {
    font-size: clamp(1rem, 6cqmin, max(1.5rem, 3.6cqmin));
  }
  .middle .words {
    align-self: center;
  }
  .middle .title {
    font-size: clamp(1.125rem, min(11cqmin, 90cqw / var(--letters)), max(2.25rem, 6cqmin));
  }
  .void .words {
    border-color: var(--ember);
  }
  .void .lost {
    font-size: var(--said);
    animation: none;
  }
  .petals {
    --from: rotate(calc(-360deg / 14)) scale(0.7);
    width: calc(var(--sun) * 3.2);
    aspect-ratio: 1;
    place-self: center;
    animation: come var(--half) var(--out) both;
  }
  /* Half a Sun, rising behind the patch. */
  .crown {
    bottom: calc(100% + 4px);
    width: min(30cqmin, 140px);
    overflow: hidden;
  }
  .crown g {
    --from: translateY(110px) rotate(-26deg);
    animation: move var(--half) var(--out) both;
  }

  @keyframes live {
    0%,
    100% {
      opacity: 0;
    }
    8%,
    88% {
      opacity: 1;
    }
  }
  @keyframes stay {
    to {
      opacity: 1;
    }
  }
  @keyframes move {
    from {
      transform: var(--from);
    }
  }
  @keyframes come {
    from {
      opacity: 0;
      transform: var(--from);
    }
  }
  @keyframes shake {
    20%,
    60% {
      transform: translateX(-6px);
    }
    40%,
    80% {
      transform: translateX(6px);
    }
  }
  @keyframes run {
    from {
      stroke-dashoffset: 1.05;
    }
    to {
      stroke-dashoffset: -1.1;
    }
  }
`;
