/** A claim that has been loaded, panel by panel (1§2). */
import Box from '@mui/material/Box'
import { claimFieldLabels } from '@member-care/domain/texts/claim-form-texts.ts'
import { claimTexts } from '@member-care/domain/texts/claim-texts.ts'
import { useToday } from '../claim/use-today.ts'
import { Panel } from '../page/panel.tsx'
import { useSignedInUser } from '../session/session.ts'
import { useBenefitConfigs } from '../configuration/use-benefit-configs.ts'
import { accidentFields, claimFields, otherInsurerFields, paymentFields, type Field } from './claim-fields.ts'
import { DocumentsPanel } from './documents-panel.tsx'
import { FieldList } from './field-list.tsx'
import { ReckoningPanel } from './reckoning-panel.tsx'
import type { ShownClaim } from './shown-claim.ts'
import { StatusPanel } from './status-panel.tsx'
import { TimelinePanel } from './timeline-panel.tsx'

const { detail, fields } = claimTexts

/** On paper a claim is one sheet: what stands at the side of the screen stands below the status, beside each other. */
const printed = { '@media print': { display: 'grid', gap: 1.25, gridTemplateColumns: 'minmax(0, 1fr)' } } as const
const printedSide = {
  '@media print': { gap: 1.25, gridColumn: 1, gridRow: 'auto', gridTemplateColumns: '1fr 1fr' },
} as const

export function ClaimPanels({ shown }: { readonly shown: ShownClaim }) {
  const { claim } = shown
  const { companies } = useSignedInUser()
  const today = useToday()
  const features = useBenefitConfigs().value?.[claim.companyId]?.featuresConfig
  const company =
    companies.length > 1 ? companies.find(({ companyId }) => companyId === claim.companyId)?.companyName : undefined
  const claimant: Field[] = [
    ...(company === undefined ? [] : [{ label: claimFieldLabels.companyId, value: company }]),
    { label: fields.name, value: claim.name },
    { label: claimFieldLabels.nric, value: claim.nric },
  ]
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        gridTemplateRows: { lg: 'auto 1fr' },
        ...printed,
      }}
    >
      <StatusPanel shown={shown} />
      {/* After the status where all stands below each other, at its side where there is room. */}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 3,
          alignContent: 'start',
          gridColumn: { lg: 2 },
          gridRow: { lg: '1 / span 2' },
          ...printedSide,
        }}
      >
        <TimelinePanel claim={claim} />
        <Panel title={detail.claimant}>
          <FieldList fields={claimant} columns={1} />
        </Panel>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 3,
          alignContent: 'start',
          minWidth: 0,
          ...printed,
        }}
      >
        {claim.reckoning !== null && <ReckoningPanel claim={claim} reckoning={claim.reckoning} />}
        <Panel title={detail.claimDetails}>
          <FieldList
            fields={claimFields(
              shown,
              { itemizedMonth: features?.itemizedMonth ?? 0, itemizedMessage: features?.itemizedMessage ?? '' },
              today,
            )}
          />
        </Panel>
        <OptionalPanel title={detail.accident} fields={accidentFields(claim)} />
        <OptionalPanel title={detail.otherInsurer} fields={otherInsurerFields(claim)} />
        <OptionalPanel title={detail.payment} fields={paymentFields(claim)} />
        <DocumentsPanel claimId={claim._id} documents={claim.attachment} />
      </Box>
    </Box>
  )
}

function OptionalPanel({ title, fields: shownFields }: { readonly title: string; readonly fields: readonly Field[] }) {
  if (shownFields.length === 0) return null
  return (
    <Panel title={title}>
      <FieldList fields={shownFields} />
    </Panel>
  )
}
