/** A name as strangers are shown it: the first letter of each of its words, with its vowel signs, such as "W. T." */

const letters = /[\p{L}\p{N}]\p{M}*/u

export function nameInitials(name: string): string {
  const first = name
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((word) => letters.exec(word)?.[0] ?? [])
  return first.map((letter) => `${letter.toUpperCase()}.`).join(' ')
}
