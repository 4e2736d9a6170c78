/** A code for the eye, in groups of five: `ABCDE FGHJK`. Blanks in what is typed play no part. */
export function groupedCode(code: string): string {
  return code.match(/.{1,5}/g)?.join(' ') ?? ''
}
