/** Health articles and videos, and one of them (2§2 Health articles). */
import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { PageNotFound } from '../page/PageNotFound.tsx'
import { ArticleListPage } from './ArticleListPage.tsx'

const ArticleViewPage = lazy(() => import('./ArticleViewPage.tsx'))

export default function HealthArticlesRoutes() {
  return (
    <Routes>
      <Route index element={<ArticleListPage />} />
      <Route path="view" element={<ArticleViewPage />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  )
}
