/** The addresses below /app/visits (1§2). */
import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { PageNotFound } from '../page/PageNotFound.tsx'
import { VisitsPage } from './VisitsPage.tsx'

const VisitDetailPage = lazy(() => import('./VisitDetailPage.tsx'))

export default function VisitsRoutes() {
  return (
    <Routes>
      <Route index element={<VisitsPage />} />
      <Route path=":visitNo/:visitId" element={<VisitDetailPage />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  )
}
