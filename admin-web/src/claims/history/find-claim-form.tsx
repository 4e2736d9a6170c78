import SearchIcon from '@mui/icons-material/Search'
import { Box, Button, TextField } from '@mui/material'
import { useState, type SyntheticEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { claimHistoryTexts as texts } from '@member-care/domain/texts/claim-history-texts.ts'

/** Asks for a claim's number and opens its history. */
export function FindClaimForm() {
  const [number, setNumber] = useState('')
  const navigate = useNavigate()

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (number.trim() !== '') navigate(`/history/${encodeURIComponent(number.trim())}`)
  }

  return (
    <Box
      component="form"
      role="search"
      aria-label={texts.find}
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}
    >
      <TextField
        label={texts.number}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
        helperText={texts.numberHint}
        autoComplete="off"
        sx={{ flex: '1 1 260px' }}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
      <Button type="submit" variant="contained" startIcon={<SearchIcon />} disabled={number.trim() === ''}>
        {texts.open}
      </Button>
    </Box>
  )
}
