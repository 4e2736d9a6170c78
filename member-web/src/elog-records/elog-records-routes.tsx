/** The addresses below /app/elogrecords (1§2, 2§2). */
import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { PageNotFound } from '../page/page-not-found.tsx'
import { ElogRecordsPage } from './elog-records-page.tsx'

const ElogPage = lazy(() => import('./elog-page.tsx'))

export default function ElogRecordsRoutes() {
  return (
    <Routes>
      <Route index element={<ElogRecordsPage />} />
      <Route path=":guaranteeId" element={<ElogPage />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  )
}
