/** Which language somebody reads, by what their browser says (`Accept-Language`, RFC 9110). */
import { DEFAULT_LANGUAGE, type Language } from './language.ts'

interface Wish {
  readonly tag: string
  readonly weight: number
}

/** @param wanted languages by preference, as in the header: `ms-SG, en;q=0.8` @param offered those that there are; the default one where none of them is wanted */
export function chooseLanguage(wanted: string | undefined, offered: readonly Language[]): Language {
  const wishes = (wanted ?? '')
    .split(',')
    .map(readWish)
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
  for (const { tag } of wishes) {
    const found =
      offered.find((language) => language.toLowerCase() === tag) ??
      offered.find((language) => language === tag.split('-')[0])
    if (found !== undefined) return found
  }
  return DEFAULT_LANGUAGE
}

function readWish(part: string): Wish {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
  const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((q) => q !== undefined)
  return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) }
}
