/** Rewards by category, one of them, its voucher, and all vouchers that the member has (2§2 Rewards). */
import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { PageNotFound } from '../page/page-not-found.tsx'
import { CategoriesPage } from './categories-page.tsx'

const RewardListPage = lazy(() => import('./reward-list-page.tsx'))
const RewardPage = lazy(() => import('./reward-page.tsx'))
const VoucherPage = lazy(() => import('./voucher-page.tsx'))
const VouchersPage = lazy(() => import('./vouchers-page.tsx'))

export default function RewardsRoutes() {
  return (
    <Routes>
      <Route index element={<CategoriesPage />} />
      <Route path="vouchers" element={<VouchersPage />} />
      <Route path=":category/:categoryName" element={<RewardListPage />} />
      <Route path=":category/details/:rewardId" element={<RewardPage />} />
      <Route path=":category/details/:rewardId/redeemed" element={<VoucherPage />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  )
}
