/** The pages of a list that is longer than one. */
import Pagination from '@mui/material/Pagination'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'

interface ListPagerProps {
  /** Counted from 1. */
  readonly page: number
  readonly pages: number
  readonly onChange: (page: number) => void
}

export function ListPager({ page, pages, onChange }: ListPagerProps) {
  return (
    <Pagination
      aria-label={claimTexts.records.pages}
      color="primary"
      page={page}
      count={pages}
      siblingCount={0}
      onChange={(_event, chosen) => onChange(chosen)}
      sx={{ justifySelf: 'center', '& .MuiPaginationItem-root': { minWidth: 40, height: 40 } }}
    />
  )
}
