/** Who is admitted: the company where the member has several, and one of the people whom it covers (ELG-002, ELG-003). */
import { knownWord } from '@member-care/domain/language/known-word.ts'
import { relationshipWords } from '@member-care/domain/texts/profile-texts.ts'
import Box from '@mui/material/Box'
import { guaranteeFieldLabels, requestElogTexts } from '@member-care/domain/texts/guarantee-page-texts.ts'
import { pageTexts } from '@member-care/domain/texts/page-texts.ts'
import { claimFormHints } from '@member-care/domain/texts/submit-claim-texts.ts'
import { SelectInput } from '../form/select-input.tsx'
import { Panel } from '../page/panel.tsx'
import type { GuaranteeForm } from '../portal-api/guarantees-api.ts'
import type { CompanyEntry } from '../session/session-contract.ts'

interface PersonFieldsProps extends Pick<GuaranteeForm, 'patients'> {
  readonly companies: readonly CompanyEntry[]
  readonly onCompany: (companyId: string) => void
}

export function PersonFields({ companies, patients, onCompany }: PersonFieldsProps) {
  const isWaiting = patients.length === 0
  return (
    <Panel title={requestElogTexts.sections.person}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {companies.length > 1 && (
          <SelectInput
            name="companyId"
            label={guaranteeFieldLabels.companyId}
            choices={companies.map(({ companyId, companyName }) => ({ value: companyId, label: companyName }))}
            onChosen={onCompany}
          />
        )}
        <SelectInput
          name="patientId"
          label={guaranteeFieldLabels.patientId}
          choices={patients.map(({ id, name, relationship }) => ({
            value: id,
            label:
              relationship === null ? name : pageTexts.withDetail(name, knownWord(relationshipWords, relationship)),
          }))}
          disabled={isWaiting}
          placeholder={isWaiting ? requestElogTexts.companyFirst : claimFormHints.choose}
        />
      </Box>
    </Panel>
  )
}
