/** The design tokens that the member portal and the console share. Colours meet WCAG 2.2 AA on the surfaces they are named for. */
export const tokens = {
  colour: {
    /** Deep teal: actions, links, the selected menu entry. 6.1:1 on white. */
    primary: '#0b6b66',
    primaryDark: '#084f4b',
    primaryLight: '#e3f2f0',
    /** Warm accent for the one thing that waits for the person. 5.4:1 on white. */
    accent: '#9a4a12',
    accentLight: '#fdf1e7',
    ink: '#17282b',
    inkMuted: '#4f6266',
    surface: '#ffffff',
    background: '#f5f8f8',
    border: '#d5dfe0',
    success: '#1d6b3a',
    successLight: '#e6f4ea',
    warning: '#855300',
    warningLight: '#fff4de',
    error: '#b3261e',
    errorLight: '#fdecea',
    info: '#1f5a94',
    infoLight: '#e8f1fa',
  },
  font: {
    family: '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    /** rem */
    size: { small: 0.875, body: 1, lead: 1.125, title: 1.375, display: 1.75 },
  },
  /** px */
  radius: { small: 8, medium: 12, large: 16 },
  layout: { sideMenuWidth: 250, topBarHeight: 60, contentMinHeight: 768, targetSize: 44 },
} as const
