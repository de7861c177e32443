/** What a link holds, without the end of the sentence it stood in, which chats take for a part of it. Pure. */

const MARK = /[.,;:!?'"’”»>\]]/;

/** The text without marks at its end, and without brackets there that it does not open. */
export function linkedText(text: string): string {
  // Of a rule set only what is behind its name, which may have any brackets.
  const held = text.slice(text.lastIndexOf(':') + 1);
  let open = held.split('(').length - held.split(')').length;
  let end = text.length;
  for (; end > 0; end--) {
    const last = text.charAt(end - 1);
    if (last === ')' && open < 0) open++;
    else if (!MARK.test(last)) break;
  }
  return text.slice(0, end);
}
