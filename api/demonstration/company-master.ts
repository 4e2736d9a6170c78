/** A made-up company master: the three companies that are clients, and some that may become one. */
import { demonstrationCompanies } from './companies.ts'

const others = [
  { name: 'Angsana Logistics (Demo) Pte Ltd', code: 'ANGSANA', group: 'P2', policy: 'DEMO-P2-1002' },
  { name: 'Banyan Tree Nursery (Demo) Pte Ltd', code: 'BANYAN', group: 'P3', policy: 'DEMO-P3-4001' },
  { name: 'Batik Print House (Demo) Ltd', code: 'BATIK', group: 'OC', policy: 'DEMO-OC-5001' },
  { name: 'Coral Reef Hotels (Demo) Pte Ltd', code: 'CORAL', group: 'MG', policy: 'DEMO-MG-2002' },
  { name: 'Durian Data (Demo) Pte Ltd', code: 'DURIAN', group: 'P9', policy: 'DEMO-P9-6001' },
  { name: 'Garuda Travel (Demo) Pte Ltd', code: 'GARUDA', group: 'IC', policy: 'DEMO-IC-7001' },
  { name: 'Kopi Corner Cafes (Demo) Pte Ltd', code: 'KOPI', group: 'GE', policy: 'DEMO-GE-3002' },
  { name: 'Merbok Music School (Demo) Ltd', code: 'MERBOK', group: 'GE', policy: 'DEMO-GE-3003' },
  { name: 'Pelikat Textiles (Demo) Pte Ltd', code: 'PELIKAT', group: 'MA', policy: 'DEMO-MA-8001' },
  { name: 'Rattan Furniture (Demo) Pte Ltd', code: 'RATTAN', group: 'P7', policy: 'DEMO-P7-9001' },
  { name: 'Sampan Ferries (Demo) Pte Ltd', code: 'SAMPAN', group: 'MG', policy: 'DEMO-MG-2003', active: false },
  { name: 'Songket Shipping (Demo) Ltd', code: 'SONGKET', group: 'P2', policy: 'DEMO-P2-1003' },
] as const

export const demonstrationCompanyMaster = [
  ...demonstrationCompanies.map(({ companyId, name, companyCode, groupCode, policyNo }) => ({
    companyMasterId: companyId,
    companyName: name,
    companyCode,
    active: true,
    groupCode,
    policyNo,
  })),
  ...others.map(({ name, code, group, policy, ...about }, index) => ({
    companyMasterId: `0c1d0002-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    companyName: name,
    companyCode: code,
    active: !('active' in about),
    groupCode: group,
    policyNo: policy,
  })),
]
