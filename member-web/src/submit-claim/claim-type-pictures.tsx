/** The pictures of the two types of claim: a doctor's bag and a hospital bed. Decoration only. */
import { shown } from '../theme/theme.ts'

export function OutpatientPicture() {
  return (
    <svg
      viewBox="0 0 180 130"
      width="100%"
      fill="none"
      aria-hidden="true"
      focusable="false"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse cx="90" cy="114" rx="70" ry="8" fill={shown.primaryLight} />
      <path d="M70 40V30a10 10 0 0 1 10-10h20a10 10 0 0 1 10 10v10" stroke={shown.primary} strokeWidth="6" />
      <rect
        x="36"
        y="40"
        width="108"
        height="72"
        rx="14"
        fill={shown.primaryLight}
        stroke={shown.primary}
        strokeWidth="4"
      />
      <path d="M36 66h108" stroke={shown.primary} strokeWidth="4" opacity=".35" />
      <circle cx="90" cy="76" r="20" fill={shown.surface} stroke={shown.primary} strokeWidth="4" />
      <path d="M90 66v20M80 76h20" stroke={shown.accent} strokeWidth="6" />
      <path d="M148 26c0 6-5 10-10 10 5 0 10 5 10 10 0-5 5-10 10-10-5 0-10-4-10-10Z" fill={shown.accent} />
      <circle cx="26" cy="34" r="5" fill={shown.primaryLight} />
    </svg>
  )
}

export function InpatientPicture() {
  return (
    <svg
      viewBox="0 0 180 130"
      width="100%"
      fill="none"
      aria-hidden="true"
      focusable="false"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse cx="90" cy="116" rx="74" ry="8" fill={shown.primaryLight} />
      <path d="M22 44v64M158 82v26" stroke={shown.primary} strokeWidth="6" />
      <path d="M22 92h136" stroke={shown.primary} strokeWidth="6" />
      <path d="M66 68h74a18 18 0 0 1 18 18v6H66Z" fill={shown.primaryLight} stroke={shown.primary} strokeWidth="4" />
      <rect x="28" y="72" width="34" height="18" rx="8" fill={shown.surface} stroke={shown.primary} strokeWidth="4" />
      <circle cx="50" cy="58" r="11" fill={shown.accentLight} stroke={shown.accent} strokeWidth="3" />
      <rect x="104" y="18" width="40" height="34" rx="8" fill={shown.surface} stroke={shown.primary} strokeWidth="4" />
      <path d="M111 36h6l4-9 5 15 4-6h7" stroke={shown.accent} strokeWidth="3.5" />
      <circle cx="160" cy="28" r="5" fill={shown.primaryLight} />
      <circle cx="24" cy="26" r="4" fill={shown.accent} />
    </svg>
  )
}
