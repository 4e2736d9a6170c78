/** Puts the colour variables into the portal's file of styles: they stand before its program runs, and no phone spends time on writing them. */
import { css } from '@emotion/react'
import type { Plugin } from 'vite'
import { schemeStyles } from '../src/theme/scheme-styles.ts'

export function schemeStylesFile(): Plugin {
  return {
    name: 'scheme-styles-file',
    enforce: 'pre',
    transform: {
      filter: { id: /\/theme\/scheme-styles\.css$/ },
      handler: (written) => ({ code: [...schemeStyles.map((one) => css(one).styles), written].join('\n'), map: null }),
    },
  }
}
