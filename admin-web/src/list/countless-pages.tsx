import FirstIcon from '@mui/icons-material/FirstPage'
import NextIcon from '@mui/icons-material/ChevronRight'
import PreviousIcon from '@mui/icons-material/ChevronLeft'
import { Box, Typography } from '@mui/material'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { listTexts } from '@member-care/domain/texts/list-texts.ts'
import { ListFoot, PageSize, Step } from './placed-pages.tsx'

export interface CountlessPagesProps {
  /** Counts from 1. */
  readonly page: number
  readonly perPage: number
  readonly hasNext: boolean
  readonly onFirst: () => void
  readonly onPrevious: () => void
  readonly onNext: () => void
  readonly onPerPage: (perPage: number) => void
}

/** The foot of a list that nobody counts, such as the log of events: steps only. */
export function CountlessPages({
  page,
  perPage,
  hasNext,
  onFirst,
  onPrevious,
  onNext,
  onPerPage,
}: CountlessPagesProps) {
  return (
    <ListFoot>
      <PageSize perPage={perPage} onPerPage={onPerPage} />
      <Typography variant="body2" role="status">
        {listTexts.pageNumber(shownCount(page))}
      </Typography>
      <Box sx={{ display: 'flex' }}>
        <Step to="first" icon={FirstIcon} isOff={page <= 1} onClick={onFirst} />
        <Step to="previous" icon={PreviousIcon} isOff={page <= 1} onClick={onPrevious} />
        <Step to="next" icon={NextIcon} isOff={!hasNext} onClick={onNext} />
      </Box>
    </ListFoot>
  )
}
