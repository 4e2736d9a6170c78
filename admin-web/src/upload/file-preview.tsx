import SearchIcon from '@mui/icons-material/Search'
import { validationTexts } from '@member-care/domain/texts/validation-texts.ts'
import { userUploadTexts } from '@member-care/domain/texts/user-upload-texts.ts'
import {
  Box,
  Button,
  IconButton,
  InputAdornment,
  Pagination,
  PaginationItem,
  Paper,
  Skeleton,
  TextField,
  Typography,
} from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shownCount } from '@member-care/domain/language/shown-count.ts'
import { FileUser } from './file-user.tsx'
import type { OpenedFile } from './open-upload-file.ts'

const { preview: texts } = userUploadTexts

/** The pages beside the current one, and those at each end (3§9: range 5, margin 2). */
const BESIDE_CURRENT = 2
const AT_ENDS = 2
const LONGEST = 100

interface FilePreviewProps {
  readonly opened: OpenedFile
  readonly studentCompanyCodes: readonly string[]
}

/** What the file says: totals, and one user per page. */
export function FilePreview({ opened, studentCompanyCodes }: FilePreviewProps) {
  const { overview, file } = opened
  const [place, setPlace] = useState(0)
  const { data: family } = useQuery({
    queryKey: ['upload-file', file.name, file.lastModified, file.size, place],
    queryFn: async () => (await opened.user(place)) ?? null,
    placeholderData: keepPreviousData,
    // The file may hold what nobody should find in the page's memory later.
    gcTime: 0,
  })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Totals opened={opened} />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', md: '1fr auto' }, alignItems: 'start' }}>
        <FindInFile opened={opened} place={place} onPlace={setPlace} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Jump
            places={overview.withErrors}
            place={place}
            onPlace={setPlace}
            labels={[texts.previousError, texts.nextError]}
            colour="error"
          />
          <Jump
            places={overview.withWarnings}
            place={place}
            onPlace={setPlace}
            labels={[texts.previousWarning, texts.nextWarning]}
            colour="warning"
          />
        </Box>
      </Box>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {texts.userOf(place + 1, overview.users)}
      </Typography>
      {family ? (
        <FileUser family={family} studentCompanyCodes={studentCompanyCodes} />
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
      <Pagination
        aria-label={texts.pages}
        count={overview.users}
        page={place + 1}
        onChange={(_event, page) => setPlace(page - 1)}
        siblingCount={BESIDE_CURRENT}
        boundaryCount={AT_ENDS}
        renderItem={(item) => <PaginationItem {...item} sx={{ minWidth: 32 }} />}
        sx={{ '& ul': { justifyContent: 'center', rowGap: 0.5 } }}
      />
    </Box>
  )
}

function Totals({ opened: { overview } }: { opened: OpenedFile }) {
  const { totals } = texts
  const shown = [
    [totals.rows, overview.rows, undefined],
    [totals.users, overview.users, undefined],
    [totals.dependants, overview.dependants, undefined],
    [totals.errors, overview.withErrors.length, 'error.main'],
    [totals.warnings, overview.withWarnings.length, 'warning.main'],
  ] as const
  return (
    <Paper
      variant="outlined"
      component="dl"
      sx={{ m: 0, p: 2, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(5, 1fr)' } }}
    >
      {shown.map(([label, count, colour]) => (
        <Box key={label}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, fontSize: '1.375rem', fontWeight: 650, ...(count > 0 && colour && { color: colour }) }}
          >
            {shownCount(count)}
          </Typography>
        </Box>
      ))}
    </Paper>
  )
}

interface MovingProps {
  readonly place: number
  readonly onPlace: (place: number) => void
}

/** To the user with the next, or the last, finding. */
function Jump({
  places,
  place,
  onPlace,
  labels,
  colour,
}: MovingProps & { places: readonly number[]; labels: readonly [string, string]; colour: 'error' | 'warning' }) {
  if (places.length === 0) return null
  const previous = places.findLast((one) => one < place)
  const next = places.find((one) => one > place) ?? (places.includes(place) ? undefined : places[0])
  const go = (to: number | undefined) => to !== undefined && onPlace(to)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={colour}
        disabled={previous === undefined}
        onClick={() => go(previous)}
      >
        {labels[0]}
      </Button>
      <Button size="small" variant="outlined" color={colour} disabled={next === undefined} onClick={() => go(next)}>
        {labels[1]}
      </Button>
    </>
  )
}

/** Goes to the next user whose name or number, or a dependant's, holds the text. */
function FindInFile({ opened, place, onPlace }: MovingProps & { opened: OpenedFile }) {
  const [text, setText] = useState('')
  const [isUnknown, setUnknown] = useState(false)
  const find = async () => {
    const found = await opened.find(text, place)
    setUnknown(found === undefined && text.trim() !== '')
    if (found !== undefined) onPlace(found)
  }
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        void find()
      }}
    >
      <TextField
        size="small"
        fullWidth
        label={texts.find}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setUnknown(false)
        }}
        autoComplete="off"
        error={isUnknown}
        helperText={
          isUnknown ? texts.findNothing : text.length >= LONGEST ? validationTexts.tooLong(LONGEST) : undefined
        }
        slotProps={{
          htmlInput: { maxLength: LONGEST },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton type="submit" aria-label={texts.findNext} edge="end">
                  <SearchIcon />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </Box>
  )
}
