/** Pieces of HTML that receipts of the `outside` sets are made of. */

export const bold = (text: string) => `<b>${text}</b>`
export const grey = (text: string) => `<span style="color:#666">${text}</span>`
export const block = (style: string, ...parts: readonly string[]) => `<div style="${style}">${parts.join('')}</div>`
export const centred = (text: string, style = '') => block(`text-align:center;${style}`, text)

/** At both edges. */
export const row = (left: string, right = '', style = '') =>
  block(`display:flex;justify-content:space-between;${style}`, `<span>${left}</span>`, `<span>${right}</span>`)
/** Each thing at both edges of what is left between the others. */
export const spread = (...parts: readonly string[]) =>
  block('display:flex;justify-content:space-between', ...parts.map((part) => block('', part)))
export const atRight = (width: number, ...parts: readonly string[]) =>
  block(`width:${width}px;margin:18px 0 0 auto`, ...parts)

export const line = block('border-top:1px solid currentColor;margin:7px 0')
export const dashes = block('border-top:1px dashed currentColor;margin:7px 0')
/** Of one sign, as wide as the paper. */
export const signs = (sign: string) => block('overflow:hidden;white-space:nowrap', sign.repeat(60))

export const cell = (text: string | number, style = '') => `<td style="padding:4px 6px;${style}">${text}</td>`
export const right = (text: string | number, style = '') => cell(text, `text-align:right;${style}`)
export const tr = (cells: readonly string[], style = '') => `<tr style="${style}">${cells.join('')}</tr>`
export const table = (all: readonly string[], style = '', attributes = '') =>
  `<table style="border-collapse:collapse;${style}" ${attributes}>${all.join('')}</table>`
export const wide = (...all: readonly string[]) => table(all, 'width:100%;margin-top:22px')
export const boxed = (...all: readonly string[]) => table(all, 'width:100%;margin:18px 0', 'border="1"')

/** Labels and what they are of, in columns of so many pixels: `: ` before each value. */
export const columns = (widths: string, pairs: readonly (readonly [string, string])[], mark = ': ') =>
  block(
    `display:grid;grid-template-columns:${widths};row-gap:3px;margin:12px 0`,
    ...pairs.map(([label, value]) => `<span>${label}</span><span>${mark}${value}</span>`),
  )

export interface Paper {
  readonly width: number
  readonly height: number
  readonly padding: string
  readonly face: string
  /** In pixels of CSS, of which each is two of the paper's. */
  readonly size: number
  readonly ink?: string
  readonly style?: string
}

export function sheet(paper: Paper, ...parts: readonly string[]): string {
  const { width, height, padding, face, size, ink = '#1a1a1a', style = '' } = paper
  const box = `width:${width}px;min-height:${height}px;padding:${padding};background:#fff;color:${ink}`
  return `<div class="sheet" style="${box};font:${size}px/1.4 '${face}';${style}">${parts.join('')}</div>`
}

export const page = (face: string, size: number, height: number, ...parts: readonly string[]) =>
  sheet({ width: 794, height, padding: '52px 56px', face, size }, ...parts)

export const SANS = ['Inter Variable', 'Lato', 'Noto Sans'] as const
export const SERIF = ['Tinos', 'PT Serif'] as const
export const MONO = [
  'IBM Plex Mono',
  'VT323',
  'Share Tech Mono',
  'Courier Prime',
  'Cousine',
  'Inconsolata',
  'Overpass Mono',
] as const
