/** What an outpatient claim is about. The benefits are those that the visit date offers (CLM-027). */
import { useEffect } from 'react'
import { useForm } from 'react-final-form'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { OutpatientFormContext } from '@member-care/domain/claim/form/form-context.ts'
import { WRITTEN_IN_ENGLISH } from '@member-care/domain/language/written-in-english.ts'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimTexts, prePostHospitalisationLabels } from '@member-care/domain/texts/claim-texts.ts'
import { claimWithoutNetworkTexts } from '@member-care/domain/texts/claim-without-network-texts.ts'
import { receiptFormTexts } from '@member-care/domain/texts/receipt-form-texts.ts'
import { claimFormHints, claimSectionTitles, sendClaimTexts } from '@member-care/domain/texts/submit-claim-texts.ts'
import { Notice } from '@member-care/web-kit/page/notice.tsx'
import { ChoiceInput, YesNoInput } from '../form/choice-input.tsx'
import { DateInput } from '../form/date-input.tsx'
import { SelectInput } from '../form/select-input.tsx'
import { SuggestInput } from '../form/suggest-input.tsx'
import { TextInput } from '../form/text-input.tsx'
import { Panel } from '../page/panel.tsx'
import { useIsOnline } from '../page/use-is-online.ts'
import { AmountFields, GstField } from './amount-fields.tsx'
import { useReceiptNotes } from './receipt/receipt-notes.ts'
import type { SectionProps } from './section-props.ts'
import type { VisitOptions } from './use-form-knowledge.ts'

interface OutpatientFieldsProps extends SectionProps {
  readonly context: OutpatientFormContext
  readonly visit: VisitOptions
}

export function OutpatientFields({ context, values, shown, visit, claimId }: OutpatientFieldsProps) {
  const { noteOf, noteOfGst } = useReceiptNotes()
  return (
    <>
      <Panel title={claimSectionTitles.visit}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Box sx={{ maxWidth: { sm: 280 } }}>
            <DateInput
              name="visitDate"
              label={claimFieldLabels.visitDate}
              max={context.today}
              otherError={visit.dateError}
              note={noteOf('visitDate', values.visitDate)}
            />
          </Box>
          <BenefitFields context={context} values={values} shown={shown} visit={visit} />
          <SuggestInput
            name="providerName"
            label={claimFieldLabels.providerName}
            suggestions={context.options.hl.map(({ n }) => n)}
            hint={claimFormHints.provider}
            note={noteOf('providerName', values.providerName)}
          />
          {shown.has('diagnosisText') && (
            <SuggestInput
              name="diagnosisText"
              label={claimFieldLabels.diagnosisText}
              suggestions={context.options.dl.map(({ n }) => n)}
              hint={claimFormHints.diagnosis}
            />
          )}
          <ChoiceInput
            name="prePostHospitalisation"
            label={claimFormHints.prePostQuestion}
            choices={[
              { value: 'Y', label: prePostHospitalisationLabels.Y },
              { value: 'N', label: prePostHospitalisationLabels.N },
            ]}
          />
          {shown.has('admissionDate') && (
            <Box sx={{ maxWidth: { sm: 280 } }}>
              <DateInput name="admissionDate" label={claimFieldLabels.admissionDate} max={context.today} optional />
            </Box>
          )}
        </Box>
      </Panel>
      <Panel title={claimSectionTitles.receipt}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Box sx={{ maxWidth: { sm: 380 } }}>
            <TextInput
              name="receiptNo"
              label={claimFieldLabels.receiptNo}
              autoComplete="off"
              note={noteOf('receiptNo', values.receiptNo)}
            />
          </Box>
          <AmountFields context={context} values={values} shown={shown} claimId={claimId} />
          <YesNoInput name="includeGST" label={claimFieldLabels.includeGST} note={noteOfGst(values)} />
          {shown.has('gstAmount') && <GstField values={values} />}
          <TextInput name="empSubRemarks" label={claimFieldLabels.empSubRemarks} optional multiline minRows={2} />
        </Box>
      </Panel>
    </>
  )
}

const benefitHints = {
  unknown: claimFormHints.visitFirst,
  loading: claimFormHints.benefitsLoading,
  refused: claimFormHints.visitDateWrong,
  failed: undefined,
  loaded: undefined,
}

function BenefitFields({ context, values, visit }: OutpatientFieldsProps) {
  const form = useForm()
  const { bl } = context.options
  const group = bl.find(({ n }) => n === values.benefitGroup)
  const isLoaded = visit.phase === 'loaded'

  useEffect(() => {
    // Another date can offer other benefits; what it does not offer is chosen no longer.
    if (isLoaded && values.benefitGroup && group === undefined) form.change('benefitGroup', '')
    if (isLoaded && values.benefitGroupItem && !group?.ol.some(({ id }) => id === values.benefitGroupItem))
      form.change('benefitGroupItem', '')
  }, [form, isLoaded, group, values.benefitGroup, values.benefitGroupItem])

  const chooseOnlyBenefit = (name: string) => {
    const [only, ...others] = bl.find(({ n }) => n === name)?.ol ?? []
    form.change('benefitGroupItem', others.length === 0 ? (only?.id ?? '') : '')
  }
  const { isHeldBack } = useReceiptNotes()
  const isUnchecked = isHeldBack('visitDate', values.visitDate) || isHeldBack('claimantId', values.claimantId)
  const isOnline = useIsOnline()
  const hint =
    isUnchecked && visit.phase === 'unknown'
      ? receiptFormTexts.checkFirst
      : isLoaded && !isOnline
        ? claimWithoutNetworkTexts.benefitsAsSeen
        : benefitHints[visit.phase]
  return (
    <>
      {visit.phase === 'failed' && (
        <Notice tone="error" role="alert" action={<Button onClick={visit.retry}>{sendClaimTexts.tryAgain}</Button>}>
          {claimFormHints.benefitsFailed}
        </Notice>
      )}
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectInput
          name="benefitGroup"
          label={claimFieldLabels.benefitGroup}
          choices={bl.map(({ n }) => ({ value: n, label: n, lang: WRITTEN_IN_ENGLISH }))}
          disabled={!isLoaded}
          hint={hint}
          onChosen={chooseOnlyBenefit}
        />
        <SelectInput
          name="benefitGroupItem"
          label={claimFieldLabels.benefitGroupItem}
          choices={group?.ol.map(({ id, n }) => ({ value: id, label: n, lang: WRITTEN_IN_ENGLISH })) ?? []}
          disabled={!isLoaded || group === undefined}
          hint={hint ?? (group === undefined ? claimFormHints.benefitGroupFirst : undefined)}
        />
      </Box>
      {group !== undefined && <Notice tone="info">{claimTexts.notices.referralLetter}</Notice>}
    </>
  )
}
