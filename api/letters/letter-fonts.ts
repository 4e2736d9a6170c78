/** The fonts that documents are printed with: one for most scripts of Europe, and one each for Tamil and Chinese names. */
import { fileURLToPath } from 'node:url'
import { openSync, type Font } from 'fontkit'

export type FontName = 'regular' | 'strong'
/** In the order in which they are asked for a character. */
export const fontFamilies = ['latin', 'tamil', 'chinese'] as const
export type FontFamily = (typeof fontFamilies)[number]

const weights: Readonly<Record<FontName, string>> = { regular: '400Regular', strong: '600SemiBold' }
const packages: Readonly<Record<FontFamily, readonly [name: string, file: string]>> = {
  latin: ['noto-sans', 'NotoSans'],
  tamil: ['noto-sans-tamil', 'NotoSansTamil'],
  chinese: ['noto-sans-sc', 'NotoSansSC'],
}
const openFonts = new Map<string, Font>()

/** Read once, when the first document needs it: reading a font takes ten times as long as printing. Only the glyphs that a document has are embedded. */
export function fontOf(name: FontName, family: FontFamily = 'latin'): Font {
  const [folder, file] = packages[family]
  const path = `@expo-google-fonts/${folder}/${weights[name]}/${file}_${weights[name]}.ttf`
  const font = openFonts.get(path) ?? (openSync(fileURLToPath(import.meta.resolve(path))) as Font)
  openFonts.set(path, font)
  return font
}
