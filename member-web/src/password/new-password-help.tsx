/** What a new password should have, ticked off as it is typed (AUTH-065). */
import Box from '@mui/material/Box'
import { newPasswordHelp, type NewPasswordPlace } from '@member-care/domain/identity/password.ts'
import { newPasswordPageTexts } from '@member-care/domain/texts/password-page-texts.ts'

interface NewPasswordHelpProps {
  readonly password: string
  readonly place: NewPasswordPlace
}

export function NewPasswordHelp({ password, place }: NewPasswordHelpProps) {
  return (
    <>
      {newPasswordPageTexts.helpLead}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          my: 0.75,
          p: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
          columnGap: 1,
          rowGap: 0.5,
        }}
      >
        {newPasswordHelp(password, place).map(({ text, met }) => (
          <Box
            component="li"
            key={text}
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: met ? 'success.main' : 'text.secondary' }}
          >
            <Mark met={met} />
            {text}
          </Box>
        ))}
      </Box>
      {place !== 'profile' && <Box sx={{ mb: 1 }}>{newPasswordPageTexts.helpSpecial}</Box>}
    </>
  )
}

/** A tick or an empty ring: the colour alone would not tell everybody. */
function Mark({ met }: { readonly met: boolean }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 16 16"
      role="img"
      aria-label={met ? newPasswordPageTexts.met : newPasswordPageTexts.unmet}
      sx={{
        flex: 'none',
        width: 16,
        height: 16,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      }}
    >
      {met ? <path d="m3 8.5 3.2 3.2L13 5" /> : <circle cx="8" cy="8" r="4.5" strokeWidth="1.5" />}
    </Box>
  )
}
