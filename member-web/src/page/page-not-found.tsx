/** An address below /app that leads nowhere. */
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { shellTexts } from '@member-care/domain/texts/portal-texts.ts'
import { publicPageTexts } from '@member-care/domain/texts/public-page-texts.ts'
import { PageHeading } from './page-heading.tsx'

export function PageNotFound() {
  return (
    <>
      <PageHeading title={publicPageTexts.notFound} lead={publicPageTexts.notFoundDetail} />
      <Button variant="contained" component={RouterLink} to="/app">
        {shellTexts.goHome}
      </Button>
    </>
  )
}
