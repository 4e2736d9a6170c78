/** One company with how many people it covers. */
import { Box, Paper, Typography } from '@mui/material'
import { hrTexts } from '@member-care/domain/texts/hr-texts.ts'
import type { CompanyCover } from './hr-data-provider.ts'

export function CompanyCoverCard({
  company: { companyName, policyNo, employees, dependants },
}: {
  readonly company: CompanyCover
}) {
  return (
    <Paper component="li" variant="outlined" sx={{ p: 3 }}>
      <Typography component="h2" sx={{ fontWeight: 620, fontSize: '1.125rem' }}>
        {companyName}
      </Typography>
      <Box sx={{ color: 'text.secondary' }}>
        {hrTexts.policyNo} {policyNo}
      </Box>
      <Box component="dl" sx={{ m: 0, mt: 2, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <Figure label={hrTexts.employees} value={employees} />
        <Figure label={hrTexts.dependants} value={dependants} />
      </Box>
    </Paper>
  )
}

function Figure({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.2 }}>
        {value}
      </Box>
    </Box>
  )
}
