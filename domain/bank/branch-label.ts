/** How a bank's branch is named to the member. */

/** @returns number and name; the name alone where it tells nothing but the number, as for branches without a name of their own */
export function branchLabel(branchNo: string, name: string | undefined): string {
  if (name === undefined) return branchNo
  return name.includes(branchNo) ? name : `${branchNo} ${name}`
}
