import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { guaranteeDeskTexts as texts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import { Box, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { FieldList, Panel } from '../../console/field-list.tsx'
import { FORGOTTEN } from '../../console/forgotten.ts'
import { TwoLines } from '../../console/two-lines.tsx'
import { guaranteeAddress } from '../guarantee-list-address.ts'
import type { Guarantee } from '../guarantee-record.ts'
import { GuaranteeStatusChip } from '../guarantee-status-chip.tsx'

const { fields } = texts

/** What the client's LOG settings and the plan leave for this letter, and what else the employee has asked for. */
export function LimitsPanel({ guarantee }: { guarantee: Guarantee }) {
  const { kind, mostCents, coverLeftCents, secondPersonAboveCents, others } = guarantee
  return (
    <Panel title={texts.limits}>
      <FieldList
        fields={[
          { label: fields.kind, value: texts.kinds[kind] },
          { label: fields.most, value: moneyOr(mostCents, texts.noLimit) },
          { label: fields.coverLeft, value: moneyOr(coverLeftCents, texts.coverUnknown) },
          { label: fields.secondPerson, value: moneyOr(secondPersonAboveCents, texts.noSecondPerson) },
        ]}
      />
      <Typography variant="h3" sx={{ mt: 2, mb: 1 }}>
        {texts.others}
      </Typography>
      {others.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.noOthers}
        </Typography>
      ) : (
        <Box component="ul" aria-label={texts.others} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {others.map((other) => (
            <OtherLetter key={other.id} other={other} />
          ))}
        </Box>
      )}
    </Panel>
  )
}

function OtherLetter({ other }: { other: Guarantee['others'][number] }) {
  const { id, number, status, patientName, hospital, admissionOn, amountCents } = other
  const amount = amountCents === null ? [] : [formatMoney(amountCents, 'SGD')]
  return (
    <Box component="li" sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
      <Box sx={{ minWidth: 0, fontSize: '0.875rem' }}>
        <TwoLines
          first={
            <Link component={RouterLink} to={guaranteeAddress(id)} sx={{ display: 'inline-block', minHeight: 24 }}>
              {number}
            </Link>
          }
          second={[patientName ?? FORGOTTEN, hospital, texts.admission(formatDisplay(admissionOn)), ...amount].join(
            ' · ',
          )}
        />
      </Box>
      <GuaranteeStatusChip status={status} />
    </Box>
  )
}

function moneyOr(cents: number | null, none: string): string {
  return cents === null ? none : formatMoney(cents, 'SGD')
}
