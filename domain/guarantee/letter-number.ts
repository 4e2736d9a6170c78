/** The first letter has the number of its request; the next ones say which they are. */
export function numberOfLetter(number: string, issue: number): string {
  return issue === 1 ? number : `${number}-${issue}`
}
