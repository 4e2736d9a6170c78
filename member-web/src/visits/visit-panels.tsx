/** A visit that has been loaded, panel by panel (1§2). */
import Box from '@mui/material/Box'
import { WRITTEN_IN_ENGLISH } from '@member-care/domain/language/written-in-english.ts'
import { visitTexts } from '@member-care/domain/texts/visit-texts.ts'
import { FieldList } from '../claim-detail/field-list.tsx'
import { Panel } from '../page/panel.tsx'
import type { VisitDetail } from '../portal-api/visits-contract.ts'
import { AmountList } from './amount-list.tsx'
import { ProofPanel } from './proof-panel.tsx'
import {
  certificateFields,
  patientFields,
  paymentAmounts,
  visitFields,
  visitItems,
  type VisitItems,
} from './visit-fields.ts'

export function VisitPanels({ visit }: { readonly visit: VisitDetail }) {
  const certificate = certificateFields(visit)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { lg: 'minmax(0, 1fr) 320px' },
        gridTemplateRows: { lg: 'auto 1fr' },
      }}
    >
      <Panel title={visitTexts.visit}>
        <FieldList fields={visitFields(visit)} />
      </Panel>
      {/* After the visit where all stands below each other, at its side where there is room. */}
      <Box
        sx={{ display: 'grid', gap: 3, alignContent: 'start', gridColumn: { lg: 2 }, gridRow: { lg: '1 / span 2' } }}
      >
        <Panel title={visitTexts.patient}>
          <FieldList fields={patientFields(visit)} columns={1} />
        </Panel>
        {certificate.length > 0 && (
          <Panel title={visitTexts.certificate}>
            <FieldList fields={certificate} columns={1} />
          </Panel>
        )}
        <ProofPanel visitNo={visit.visitNo} />
      </Box>
      <Box sx={{ display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
        {visitItems(visit).map(({ title, items }) => (
          <Panel key={title} title={title}>
            <ItemList items={items} />
          </Panel>
        ))}
        <Panel title={visitTexts.payment}>
          <AmountList lines={paymentAmounts(visit)} />
        </Panel>
      </Box>
    </Box>
  )
}

/** With their amounts where the clinic gives any. */
function ItemList({ items }: Pick<VisitItems, 'items'>) {
  if (items.every(({ amount }) => amount === '')) return <NameList names={items.map(({ name }) => name)} />
  return (
    <AmountList
      lines={items.map(({ name, amount }) => ({
        label: name,
        lang: WRITTEN_IN_ENGLISH,
        amount: amount || visitTexts.included,
      }))}
    />
  )
}

function NameList({ names }: { readonly names: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
      {names.map((name) => (
        <li key={name} lang={WRITTEN_IN_ENGLISH}>
          {name}
        </li>
      ))}
    </Box>
  )
}
