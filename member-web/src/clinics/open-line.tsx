/** Whether a clinic is open now, in words; nothing where it cannot be told. */
import Box from '@mui/material/Box'
import type { OpenState } from '@member-care/domain/clinic/open-now.ts'
import { clinicTexts as texts } from '@member-care/domain/texts/home-texts.ts'

export function OpenLine({ state }: { readonly state: OpenState }) {
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        fontSize: '0.9375rem',
        fontWeight: 600,
        color: state.isOpen ? 'success.main' : 'text.secondary',
      }}
    >
      <Box
        aria-hidden="true"
        sx={{
          width: 9,
          height: 9,
          borderRadius: '50%',
          border: 2,
          borderColor: 'currentColor',
          bgcolor: state.isOpen ? 'currentColor' : 'transparent',
        }}
      />
      {wordsOf(state)}
    </Box>
  )
}

function wordsOf(state: OpenState): string {
  if (state.isOpen) return state.until === null ? texts.open : texts.openUntil(state.until)
  return state.opensAt === null ? texts.closed : texts.opensAt(state.opensAt)
}
