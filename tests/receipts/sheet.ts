/** A sheet of paper that a receipt is printed on, from top to bottom: what stands where, in pixels of a good scan. */

export interface Stroke {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly dashed: boolean
}

export interface Print {
  readonly text: string
  readonly x: number
  /** Of its baseline. */
  readonly y: number
  readonly align: CanvasTextAlign
  readonly font: string
  /** Of a stamp, whose ink lets the print below it through. */
  readonly stamped?: { readonly degrees: number; readonly ink: string }
}

export interface Sheet {
  readonly width: number
  readonly height: number
  readonly prints: readonly Print[]
  readonly strokes: readonly Stroke[]
  /** 0 is black; faded print is lighter. */
  readonly ink: number
  /** Its colour, where it is not white; a screen may be dark. */
  readonly paper?: string
}

interface Style {
  readonly size?: number
  readonly bold?: boolean
  readonly face?: string
  readonly stamped?: Print['stamped']
}

/** A place across the sheet: its edges, its middle, or a part of its width, where words begin or (`ends`) end. */
export type Across = 'left' | 'middle' | 'right' | number | { readonly ends: number }

/** From baseline to baseline, as a part of the letters' size. */
const LINE = 1.35

/** Prints line below line. */
export class Printer {
  readonly #prints: Print[] = []
  readonly #strokes: Stroke[] = []
  #y: number
  readonly #paper: {
    readonly width: number
    readonly margin: number
    readonly face: string
    readonly size: number
    readonly ink?: number
  }

  constructor(paper: {
    readonly width: number
    readonly margin: number
    readonly face: string
    readonly size: number
    readonly ink?: number
  }) {
    this.#paper = paper
    this.#y = paper.margin
  }

  /** Several texts on one line, each at its place. */
  line(parts: readonly (readonly [Across, string])[], style: Style = {}): this {
    const { width, margin, face, size } = this.#paper
    const letter = style.size ?? size
    this.#y += letter * LINE
    for (const [across, text] of parts) {
      const inner = width - 2 * margin
      const [x, align]: [number, CanvasTextAlign] =
        across === 'left'
          ? [margin, 'left']
          : across === 'middle'
            ? [width / 2, 'center']
            : across === 'right'
              ? [width - margin, 'right']
              : typeof across === 'number'
                ? [margin + across * inner, 'left']
                : [margin + across.ends * inner, 'right']
      this.#prints.push({
        text,
        x,
        y: this.#y,
        align,
        font: `${style.bold ? '700' : '400'} ${letter}px "${style.face ?? face}"`,
        ...(style.stamped && { stamped: style.stamped }),
      })
    }
    return this
  }

  /** On the line before: what was written there with another pen, or stamped over it. */
  beside(parts: readonly (readonly [Across, string])[], style: Style = {}): this {
    const y = this.#y
    this.#y -= (style.size ?? this.#paper.size) * LINE
    this.line(parts, style)
    this.#y = y
    return this
  }

  left(text: string, style?: Style): this {
    return this.line([['left', text]], style)
  }

  middle(text: string, style?: Style): this {
    return this.line([['middle', text]], style)
  }

  /** A label at the left edge and a value at the right one. */
  both(label: string, value: string, style?: Style): this {
    return this.line(
      [
        ['left', label],
        ['right', value],
      ],
      style,
    )
  }

  /** @param lines so many lines' heights */
  gap(lines = 0.6): this {
    this.#y += lines * this.#paper.size
    return this
  }

  rule(dashed = false): this {
    const { width, margin, size } = this.#paper
    this.#y += size * 0.5
    this.#strokes.push({ from: [margin, this.#y], to: [width - margin, this.#y], dashed })
    this.#y += size * 0.1
    return this
  }

  /** @param height of a sheet that is cut beforehand; a roll is cut below the last line */
  sheet(height?: number): Sheet {
    const { width, margin, ink = 30 } = this.#paper
    return {
      width,
      height: Math.max(height ?? 0, Math.round(this.#y + margin)),
      prints: this.#prints,
      strokes: this.#strokes,
      ink,
    }
  }
}
