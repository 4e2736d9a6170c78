/** Names the member's covers in the address of the profile: what Coverage Plans on Home leads to (SHELL-033). */
export const COVERAGE_PLANS = 'coverage-plans'
