/** Light, dark, or as the system; shown at once, and kept on this device. */
import { useState } from 'react'
import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { appearanceTexts as texts } from '@member-care/domain/texts/appearance-texts.ts'
import { keepScheme, keptScheme, schemes } from '@member-care/web-kit/look/kept-scheme.ts'
import { Panel } from '../page/panel.tsx'

const LEAD_ID = 'appearance-lead'
const SYSTEM = 'system'

export function AppearancePanel() {
  const [chosen, setChosen] = useState(keptScheme)
  const choose = (value: string) => {
    const scheme = schemes.find((one) => one === value) ?? null
    keepScheme(scheme)
    setChosen(scheme)
  }
  return (
    <Panel title={texts.title}>
      <Box component="p" id={LEAD_ID} sx={{ mt: 0, mb: 2, color: 'text.secondary' }}>
        {texts.lead}
      </Box>
      <NativeSelect
        value={chosen ?? SYSTEM}
        onChange={({ target }) => choose(target.value)}
        input={<OutlinedInput />}
        inputProps={{ 'aria-label': texts.title, 'aria-describedby': LEAD_ID }}
      >
        <option value={SYSTEM}>{texts.system}</option>
        <option value="light">{texts.light}</option>
        <option value="dark">{texts.dark}</option>
      </NativeSelect>
    </Panel>
  )
}
