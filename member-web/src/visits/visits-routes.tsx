/** The addresses below /app/visits (1§2). */
import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { PageNotFound } from '../page/page-not-found.tsx'
import { VisitsPage } from './visits-page.tsx'

const VisitDetailPage = lazy(() => import('./visit-detail-page.tsx'))

export default function VisitsRoutes() {
  return (
    <Routes>
      <Route index element={<VisitsPage />} />
      <Route path=":visitNo/:visitId" element={<VisitDetailPage />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  )
}
