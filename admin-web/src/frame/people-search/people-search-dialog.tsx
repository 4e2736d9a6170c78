import SearchIcon from '@mui/icons-material/Search'
import { Box, Dialog, InputAdornment, LinearProgress, TextField, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { peopleSearchTexts } from '@member-care/domain/texts/people-search-texts.ts'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePowers } from '../../console/administrator.ts'
import { optionId, OPTIONS_ID, SearchOptions } from './search-options.tsx'
import { stepsOf, type Narrowing, type SearchStep } from './search-step.ts'
import { SearchSteps } from './search-steps.tsx'
import { useSearchResults, type SearchResult } from './use-search-results.ts'

/** Finds a person step by step, and also clients and pages, without a mouse. What is typed ends with the dialog. */
export default function PeopleSearchDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [narrowing, setNarrowing] = useState<Narrowing>({})
  const [pointed, setPointed] = useState(0)
  const [isEntered, setEntered] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const seesNumbers = usePowers()?.has('nric.unmasked') ?? false
  const navigate = useNavigate()
  const { results, found, isPending, hasFailed } = useSearchResults(text, narrowing)
  const active = Math.min(pointed, results.length - 1)
  const isEmpty = text.trim() !== '' && !isPending && !hasFailed && results.length === 0

  // While an answer is on its way, Enter would open what was found for another text: it waits for the right one.
  const entered = isEntered && !isPending ? results[active] : undefined
  useEffect(() => {
    if (!entered) return
    onClose()
    void navigate(entered.to)
    // Once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [entered?.to])

  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const open = ({ to }: SearchResult) => {
    onClose()
    void navigate(to)
  }
  const take = (step: SearchStep) => {
    setNarrowing(step.narrowing)
    setPointed(0)
    field.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    const move = { ArrowDown: active + 1, ArrowUp: active - 1 }[event.key]
    if (move !== undefined && results.length > 0) {
      event.preventDefault()
      setPointed((move + results.length) % results.length)
    }
    if (event.key !== 'Enter') return
    // Else the same key would press the button of the question whether to leave what is unsaved.
    event.preventDefault()
    setEntered(true)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-label={peopleSearchTexts.title}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box sx={{ p: 2, pb: 1.5 }}>
        <TextField
          fullWidth
          autoFocus
          inputRef={field}
          value={text}
          placeholder={seesNumbers ? peopleSearchTexts.placeholder : peopleSearchTexts.placeholderOfMasked}
          onChange={(event) => {
            setText(event.target.value)
            setPointed(0)
            setEntered(false)
          }}
          onKeyDown={onKey}
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon />
                </InputAdornment>
              ),
            },
            htmlInput: {
              role: 'combobox',
              'aria-label': peopleSearchTexts.open,
              'aria-autocomplete': 'list',
              'aria-expanded': results.length > 0,
              'aria-controls': results.length > 0 ? OPTIONS_ID : undefined,
              'aria-activedescendant': results.length > 0 ? optionId(active) : undefined,
              autoComplete: 'off',
              spellCheck: false,
              maxLength: 100,
            },
          }}
        />
      </Box>
      <Box sx={{ height: 2 }}>{isPending && <LinearProgress aria-hidden="true" sx={{ height: 2 }} />}</Box>
      <Box role="status" sx={visuallyHidden}>
        {text.trim() === '' || isPending ? '' : peopleSearchTexts.found(results.length)}
      </Box>
      <SearchSteps steps={stepsOf(narrowing, found)} onTake={take} />
      <Box sx={{ overflowY: 'auto', maxHeight: '60vh' }}>
        {results.length > 0 && (
          <SearchOptions
            label={peopleSearchTexts.open}
            results={results}
            active={active}
            onOpen={open}
            onPoint={setPointed}
          />
        )}
        {isEmpty && <Note>{peopleSearchTexts.nothing}</Note>}
        {hasFailed && <Note>{peopleSearchTexts.failed}</Note>}
        {text.trim() === '' && <Note>{peopleSearchTexts.hint}</Note>}
      </Box>
      <Typography
        variant="body2"
        sx={{
          display: { xs: 'none', sm: 'block' },
          px: 2,
          py: 1,
          borderTop: 1,
          borderColor: 'divider',
          color: 'text.secondary',
        }}
      >
        {peopleSearchTexts.keys}
      </Typography>
    </Dialog>
  )
}

function Note({ children }: { children: string }) {
  return <Typography sx={{ px: 2, py: 3, color: 'text.secondary', textAlign: 'center' }}>{children}</Typography>
}
