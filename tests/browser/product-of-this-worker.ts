/** Which of the products under test a file's journeys go through. */
import { inject } from 'vitest'
import type { BrowserProduct } from '../support/browser-product.ts'

/** Workers that run at the same time have numbers of their own, from 1 on, and so each its product. */
export function productOfThisWorker(): BrowserProduct {
  const products = inject('browserProducts')
  const product = products[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % products.length]
  if (!product) throw new Error('No product was started for the browser journeys.')
  return product
}
