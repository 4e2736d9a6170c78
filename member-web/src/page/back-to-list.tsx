/** The way back to the list that a claim or a visit was opened from, filtered as it was then. As the browser's Back, where that leads there: to the same row. */
import ArrowBack from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import type { MouseEvent } from 'react'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { elogRecordsTexts } from '@member-care/domain/texts/guarantee-page-texts.ts'
import { visitTexts } from '@member-care/domain/texts/visit-texts.ts'

/** The lists, by their addresses. */
const lists: Readonly<Record<string, string>> = {
  '/app/claimrecords': claimTexts.detail.back,
  '/app/visits': visitTexts.back,
  '/app/elogrecords': elogRecordsTexts.back,
}

/** @param usual the list to go to when the page was not opened from one */
export function BackToList({ usual }: { readonly usual: '/app/claimrecords' | '/app/visits' | '/app/elogrecords' }) {
  const { listPath, listQuery = '' } = (useLocation().state ?? {}) as {
    readonly listPath?: string
    readonly listQuery?: string
  }
  const navigate = useNavigate()
  const path = listPath !== undefined && Object.hasOwn(lists, listPath) ? listPath : usual
  const goBack = (event: MouseEvent) => {
    if (path !== listPath || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Button
      onClick={goBack}
      component={RouterLink}
      to={`${path}${path === listPath ? listQuery : ''}`}
      startIcon={<ArrowBack />}
      sx={{ ml: -1.5, mb: 1, px: 1.5 }}
    >
      {lists[path]}
    </Button>
  )
}
