/** How the place of a value is outlined on its page: in two colours, so that it is seen on paper and on a dark table. */
import type { Box } from '@member-care/domain/receipt/receipt-word.ts'

/** @param box in parts of the page, within which it is drawn */
export function outlineStyle({ left, top, width, height }: Box) {
  const percent = (part: number) => `${part * 100}%`
  return {
    position: 'absolute',
    left: `calc(${percent(left)} - 5px)`,
    top: `calc(${percent(top)} - 5px)`,
    width: `calc(${percent(width)} + 10px)`,
    height: `calc(${percent(height)} + 10px)`,
    boxSizing: 'border-box',
    border: '2px solid #d6006c',
    outline: '1px solid #fff',
    borderRadius: '4px',
    pointerEvents: 'none',
  } as const
}
