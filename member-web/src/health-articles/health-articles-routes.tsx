/** Health articles and videos, and one of them (2§2 Health articles). */
import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { PageNotFound } from '../page/page-not-found.tsx'
import { ArticleListPage } from './article-list-page.tsx'

const ArticleViewPage = lazy(() => import('./article-view-page.tsx'))

export default function HealthArticlesRoutes() {
  return (
    <Routes>
      <Route index element={<ArticleListPage />} />
      <Route path="view" element={<ArticleViewPage />} />
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  )
}
