/** The fonts that documents are printed with. */
import { fileURLToPath } from 'node:url'
import { openSync, type Font } from 'fontkit'

export type FontName = 'regular' | 'strong'
const fontFiles: Readonly<Record<FontName, string>> = {
  regular: '400Regular/NotoSans_400Regular.ttf',
  strong: '600SemiBold/NotoSans_600SemiBold.ttf',
}
const openFonts = new Map<FontName, Font>()

/** Read once, when the first document is printed: reading a font takes ten times as long as printing. Only the glyphs that a document has are embedded. */
export function fontOf(name: FontName): Font {
  const font =
    openFonts.get(name) ??
    (openSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${fontFiles[name]}`))) as Font)
  openFonts.set(name, font)
  return font
}
