/** The pages of one product or purchase: buying, redeeming, and the tax invoice (2§2, SHELL-009). */
import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { PageNotFound } from '../page/page-not-found.tsx'
import { ProductPage } from './product-page.tsx'

const RedeemPage = lazy(() => import('./redeem-page.tsx'))
const InvoicePage = lazy(() => import('./invoice-page.tsx'))

export default function ProductRoutes() {
  return (
    <Routes>
      <Route path="view" element={<ProductPage />} />
      <Route path="redeem" element={<RedeemPage />} />
      <Route path="invoice" element={<InvoicePage />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  )
}
