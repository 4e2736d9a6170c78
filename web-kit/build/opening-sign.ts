/** Puts the sign of the product into a front end's page, where the program will be: a phone has something to show at once. */
import { tokens } from '@member-care/domain/theme/tokens.ts'
import type { Plugin } from 'vite'
import { brandShapes } from '../brand/brand-shapes.ts'

const { groundLight, ink } = tokens.brand
const SIDE = 64

/** The first drawing of the program takes its place. */
export function openingSign(): Plugin {
  const place = '<div id="root"></div>'
  const sign = [
    `<svg width="${SIDE}" height="${SIDE}" viewBox="0 0 32 32" aria-hidden="true" focusable="false" style="position:fixed;inset:0;margin:auto">`,
    `<rect width="32" height="32" rx="9" fill="${groundLight}"/>`,
    `<path d="${brandShapes.heart}" fill="${ink}"/>`,
    `<path d="${brandShapes.cross}" stroke="${groundLight}" stroke-width="2.2" stroke-linecap="round"/>`,
    '</svg>',
  ].join('')
  return {
    name: 'opening-sign',
    transformIndexHtml: (page) => {
      if (!page.includes(place)) throw new Error(`The page has no ${place}.`)
      return page.replace(place, place.replace('></', `>${sign}</`))
    },
  }
}
