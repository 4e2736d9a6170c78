/**
 * For the base styles of both front ends. People who ask their system for less motion get no motion (WCAG 2.2, 2.3.3).
 * What pulses otherwise stands still.
 */
export const reducedMotion = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
} as const
