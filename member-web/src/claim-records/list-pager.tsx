/** The pages of a list that is longer than one. */
import Pagination from '@mui/material/Pagination'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'

const texts = claimTexts.records

interface ListPagerProps {
  readonly title: string
  /** Counted from 1. */
  readonly page: number
  readonly pages: number
  readonly onChange: (page: number) => void
}

export function ListPager({ title, page, pages, onChange }: ListPagerProps) {
  return (
    <Pagination
      aria-label={title}
      color="primary"
      page={page}
      count={pages}
      siblingCount={0}
      getItemAriaLabel={(step, number, isShown) =>
        step === 'previous'
          ? texts.toPreviousPage
          : step === 'next'
            ? texts.toNextPage
            : isShown
              ? texts.thisPage(number ?? 1)
              : texts.toPage(number ?? 1)
      }
      onChange={(_event, chosen) => onChange(chosen)}
      sx={{ justifySelf: 'center', '& .MuiPaginationItem-root': { minWidth: 40, height: 40 } }}
    />
  )
}
