/** The drawing of the public pages: a receipt on its way to being paid. Decoration only. */
export default function CareDrawing() {
  return (
    <svg
      viewBox="0 0 360 210"
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="92" cy="112" r="88" fill="#fff" opacity=".07" />
      <circle cx="262" cy="96" r="72" fill="#fff" opacity=".07" />
      <g transform="rotate(-6 110 110)">
        <path d="M62 38h92v138l-11.5-8-11.5 8-11.5-8-11.5 8-11.5-8-11.5 8-11.5-8-11.5 8Z" fill="#fff" />
        <path d="M78 62h40M78 82h60M78 100h60M78 118h34" stroke="#9cc7c3" strokeWidth="6" />
        <path d="M78 142h18M122 142h16" stroke="#0b6b66" strokeWidth="7" />
      </g>
      <path d="M168 116c16-14 32-16 48-8" stroke="#bfe0dc" strokeWidth="4" strokeDasharray="1 10" />
      <path d="m210 99 9 10-12 6" stroke="#bfe0dc" strokeWidth="4" />
      <rect x="232" y="52" width="84" height="120" rx="16" fill="#fff" />
      <rect x="258" y="62" width="32" height="5" rx="2.5" fill="#d5e7e5" />
      <circle cx="274" cy="108" r="24" fill="#e3f2f0" />
      <path d="m263 109 8 8 15-17" stroke="#0b6b66" strokeWidth="6" />
      <path d="M254 148h40M262 159h24" stroke="#d5e7e5" strokeWidth="5" />
      <path
        d="M331 46c0 9-7 16-16 16 9 0 16 7 16 16 0-9 7-16 16-16-9 0-16-7-16-16ZM28 150c0 7-5 12-12 12 7 0 12 5 12 12 0-7 5-12 12-12-7 0-12-5-12-12Z"
        fill="#ffd9b5"
      />
    </svg>
  )
}
