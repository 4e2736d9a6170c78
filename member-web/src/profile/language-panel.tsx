/** In which language the member reads the portal, and is written to. There is nothing to choose while there is one only. */
import Box from '@mui/material/Box'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useMutation } from '@tanstack/react-query'
import { currentLanguage } from '@member-care/domain/language/current-language.ts'
import { languageTexts } from '@member-care/domain/texts/language-texts.ts'
import { languageCalls } from '@member-care/web-kit/language/language-calls.ts'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer } from '../data/use-answer.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { Panel } from '../page/panel.tsx'
import { api } from '../portal-api/api-client.ts'

const calls = languageCalls(api)
const languageQuery = portalQuery({ key: ['languages'], load: calls.read, askedOnce: true })
const LEAD_ID = 'language-lead'

export function LanguagePanel() {
  const { value: offered = [] } = useAnswer(languageQuery)
  const { mutate: choose, isError, isPending, variables } = useMutation({ mutationFn: calls.choose })
  if (offered.length < 2) return null
  return (
    <Panel title={languageTexts.title}>
      <Box component="p" id={LEAD_ID} sx={{ mt: 0, mb: 2, color: 'text.secondary' }}>
        {languageTexts.lead}
      </Box>
      <NativeSelect
        value={(isPending && variables) || currentLanguage()}
        onChange={({ target }) => offered.forEach(({ code }) => code === target.value && choose(code))}
        input={<OutlinedInput />}
        inputProps={{ 'aria-label': languageTexts.title, 'aria-describedby': LEAD_ID }}
      >
        {offered.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </NativeSelect>
      {isError && (
        <Notice tone="error" role="alert">
          {languageTexts.failed}
        </Notice>
      )}
    </Panel>
  )
}
