/** What is left of a claim that has just been deleted. */
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router-dom'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { PageHeading } from '../page/page-heading.tsx'

export function DeletedClaim({ title }: { readonly title: string }) {
  return (
    <>
      <PageHeading title={title} />
      <Notice
        tone="success"
        role="status"
        title={claimTexts.delete.success}
        action={
          <Button variant="contained" component={RouterLink} to="/app/claimrecords">
            {claimTexts.detail.back}
          </Button>
        }
      />
    </>
  )
}
