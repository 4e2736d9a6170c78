/** What a PDF says, read back by a library of its own. */
import { extractText, getDocumentProxy, getMeta } from 'unpdf'

export interface PdfContent {
  /** The text of each page, spaces and breaks as single spaces. */
  readonly pages: readonly string[]
  readonly text: string
  readonly title: string | undefined
  readonly language: string | undefined
  /** Whether screen readers are told what its parts are. */
  readonly isTagged: boolean
  /** The types of its parts in reading order, `H1`, `P` and so on. */
  readonly parts: readonly string[]
}

export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(document)
  const { info } = await getMeta(document)
  const pages = text.map((page) => page.replaceAll(/\s+/g, ' ').trim())
  const trees = await Promise.all(pages.map(async (_, index) => (await document.getPage(index + 1)).getStructTree()))
  const marked = (await document.getMarkInfo()) as { Marked?: boolean } | null
  return {
    pages,
    text: pages.join(' '),
    title: info['Title'],
    language: info['Language'],
    isTagged: marked?.Marked === true,
    parts: trees.flatMap(partsOf),
  }
}

/**
 * The letters of a text without their marks: a PDF has those of Tamil in the order in which they are drawn, with spaces between them, and one that
 * a browser prints has a control character where a mark stood.
 */
export function drawnLetters(text: string): string {
  return text.normalize('NFD').replaceAll(/[\p{Mark}\p{Control}\s]/gu, '')
}

function partsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null || !('role' in node)) return []
  const { role, children } = node as { role: string; children?: unknown[] }
  return [role, ...(children ?? []).flatMap(partsOf)]
}
