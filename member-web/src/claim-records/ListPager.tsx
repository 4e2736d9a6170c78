/** The pages of a list that is longer than one. */
import Pagination from '@mui/material/Pagination'

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
      onChange={(_event, chosen) => onChange(chosen)}
      sx={{ justifySelf: 'center', '& .MuiPaginationItem-root': { minWidth: 40, height: 40 } }}
    />
  )
}
