/** The API as its routes describe it. Made by api/client/write-api-schema.ts; do not edit. */

export interface paths {
    "/api/appnotification/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    before?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            hasUnreadMessages: boolean;
                            notifications: components["schemas"]["Notification"][];
                            unreadCount: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/captcha/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    companyId?: string;
                    from?: string;
                    to?: string;
                    uuid?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ad: string;
                            ca: string;
                            ccy: string;
                            d: string[];
                            did: string;
                            eid: string;
                            filed: string;
                            ia: string;
                            ic: string;
                            id: string;
                            n: string;
                            p: string;
                            pa: string;
                            pi: boolean;
                            retry: number;
                            s: string;
                            t: 1 | 2 | 3;
                            tx: string;
                            vd: string;
                            vn: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{claimId}/usual-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    claimId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            status: string;
                            usualTime: {
                                /** @enum {string} */
                                among: "company" | "all";
                                medianDays: number;
                                ninetiethDays: number;
                                ofClaims: number;
                            } | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/config/benefits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    companyId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            benefit: {
                                companyCode: string;
                            };
                            featuresConfig: {
                                /** @default false */
                                allowChat: boolean;
                                /** @default false */
                                allowClinicLocator: boolean;
                                /** @default false */
                                allowDependantChangeEmail: boolean;
                                /** @default false */
                                allowEAP: boolean;
                                /** @default false */
                                allowEcard: boolean;
                                /** @default false */
                                allowEclaimPaymentByInsurer: boolean;
                                /** @default false */
                                allowEclaimSubmit: boolean;
                                /** @default false */
                                allowEditRegistrationEmail: boolean;
                                /** @default false */
                                allowEmployeeChangeEmail: boolean;
                                /** @default false */
                                allowHealthArticles: boolean;
                                /** @default false */
                                allowInpatient: boolean;
                                /** @default false */
                                allowLOG: boolean;
                                /** @default false */
                                allowMarketplace: boolean;
                                /** @default false */
                                allowMyPlan: boolean;
                                /** @default false */
                                allowMyVisit: boolean;
                                /** @default false */
                                allowNotification: boolean;
                                /** @default false */
                                allowOutpatient: boolean;
                                /** @default false */
                                allowStretchMyDollar: boolean;
                                /** @default false */
                                allowTeleconsult: boolean;
                                /** @default false */
                                allowTeleconsultDependant: boolean;
                                allowTrustedDevices?: boolean;
                                /** @default false */
                                allowViewBenefitBalance: boolean;
                                /** @default  */
                                articleCompanyId: string;
                                /** @default false */
                                cacheECard: boolean;
                                /** @default false */
                                chequeOnly: boolean;
                                /** @default  */
                                disableMessage: string;
                                /** @default false */
                                giroOnly: boolean;
                                /** @default  */
                                itemizedMessage: string;
                                /** @default 0 */
                                itemizedMonth: number;
                                /**
                                 * @default email
                                 * @enum {string}
                                 */
                                loginIDType: "email" | "nric" | "staffId";
                                /** @default false */
                                maskNRIC: boolean;
                                maximumFileUpload?: number;
                                /** @default false */
                                payNowOnly: boolean;
                                /** @default false */
                                payrollOnly: boolean;
                                /** @enum {string} */
                                registrationProof?: "dateOfBirth" | "staffId";
                                /** @default false */
                                requireOTPArticle: boolean;
                                /** @default false */
                                requireOTPAskJoey: boolean;
                                /** @default false */
                                requireOTPClaims: boolean;
                                /** @default false */
                                requireOTPClinicLocator: boolean;
                                /** @default false */
                                requireOTPEcard: boolean;
                                /** @default false */
                                requireOTPLOG: boolean;
                                /** @default false */
                                requireOTPNotification: boolean;
                                /** @default false */
                                requireOTPProfile: boolean;
                                /** @default false */
                                requireOTPRewards: boolean;
                                /** @default false */
                                requireOTPStore: boolean;
                                /** @default false */
                                requireOTPTeleconsult: boolean;
                                /** @default false */
                                requireOTPUserGuide: boolean;
                                /** @default false */
                                requireRegistrationEmail: boolean;
                                /** @default false */
                                restrictOTP: boolean;
                                /** @default false */
                                showDiagnosis: boolean;
                                /** @default false */
                                showDrugs: boolean;
                                /** @default false */
                                showLabs: boolean;
                                /** @default false */
                                showMHC: boolean;
                                /** @default false */
                                showProcedures: boolean;
                                /** @default false */
                                showReceipt: boolean;
                                /** @default false */
                                showXrays: boolean;
                                /** @default [] */
                                supportingVisitCode: string[];
                                /** @default  */
                                teleconsultAppLink: string;
                                /** @default 4 */
                                unmaskedNRICLength: number;
                                /** @default false */
                                userDataFromCustomerMS: boolean;
                                /** @default  */
                                userGuideUrl: string;
                            };
                            paymentConfig: {
                                autoFillBankDetails: boolean;
                                defaults: {
                                    /** @default  */
                                    paymentMethod: string;
                                };
                                updateBankInfo: boolean;
                            };
                            supportingVisitCode: string[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/config/claimoptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    companyId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            inpatient: {
                                cl: {
                                    c: string;
                                    n: string;
                                }[];
                                hl: {
                                    c: string;
                                    n: string;
                                }[];
                                il: {
                                    c: string;
                                    n: string;
                                }[];
                                ol: {
                                    c: string;
                                    n: string;
                                }[];
                                paymentConfig: {
                                    autoFillBankDetails: boolean;
                                    defaults: {
                                        /** @default  */
                                        paymentMethod: string;
                                    };
                                    updateBankInfo: boolean;
                                };
                            };
                            outpatient: {
                                bl: {
                                    c: string;
                                    n: string;
                                    ol: {
                                        c: string;
                                        g: string;
                                        id: string;
                                        n: string;
                                        ptc: string;
                                        sd: boolean;
                                    }[];
                                }[];
                                cl: {
                                    c: string;
                                    n: string;
                                }[];
                                dl: {
                                    c: string;
                                    n: string;
                                }[];
                                hl: {
                                    c: string;
                                    n: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/config/claimoptions/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    claimantUUID: string;
                    companyId: string;
                    date: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            inpatient: {
                                cl: {
                                    c: string;
                                    n: string;
                                }[];
                                hl: {
                                    c: string;
                                    n: string;
                                }[];
                                il: {
                                    c: string;
                                    n: string;
                                }[];
                                ol: {
                                    c: string;
                                    n: string;
                                }[];
                                paymentConfig: {
                                    autoFillBankDetails: boolean;
                                    defaults: {
                                        /** @default  */
                                        paymentMethod: string;
                                    };
                                    updateBankInfo: boolean;
                                };
                            };
                            outpatient: {
                                bl: {
                                    c: string;
                                    n: string;
                                    ol: {
                                        c: string;
                                        g: string;
                                        id: string;
                                        n: string;
                                        ptc: string;
                                        sd: boolean;
                                    }[];
                                }[];
                                cl: {
                                    c: string;
                                    n: string;
                                }[];
                                dl: {
                                    c: string;
                                    n: string;
                                }[];
                                hl: {
                                    c: string;
                                    n: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ClaimDraft"][];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/drafts/{draftId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    draftId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        companyId: string;
                        expectedVersion: number;
                        form: {
                            [key: string]: string | boolean;
                        };
                        /** @enum {string} */
                        kind: "outpatient" | "inpatient";
                        /** @enum {string} */
                        step: "information" | "confirm";
                        updatedClaimId?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            savedAt: string;
                            version: number;
                        };
                    };
                };
                /** @description Default Response */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            draft?: components["schemas"]["ClaimDraft"];
                            error: string;
                            errorCode: string;
                            errorMessage: string;
                            message: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    draftId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": true;
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/drafts/{draftId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query: {
                    category: "INV/RCP" | "DOC";
                };
                header?: never;
                path: {
                    draftId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bytes: number;
                            /** @enum {string} */
                            category: "INV/RCP" | "DOC";
                            fileId: string;
                            mimeType: string;
                            name: string;
                            /** @enum {string} */
                            state: "received";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/drafts/{draftId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    draftId: string;
                    fileId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": true;
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/settlement/{nric}/{policyNo}/{transactionNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    nric: string;
                    policyNo: string;
                    transactionNo: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: byte */
                            data: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cliniclocator/clinics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    companyId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PanelClinic"][];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/clinics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    companyId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PanelClinic"][];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/banklists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            bl: {
                                branches: {
                                    c: string;
                                    n: string;
                                }[];
                                c: string;
                                n: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/benefits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    companyId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            benefit: {
                                companyCode: string;
                            };
                            featuresConfig: {
                                /** @default false */
                                allowChat: boolean;
                                /** @default false */
                                allowClinicLocator: boolean;
                                /** @default false */
                                allowDependantChangeEmail: boolean;
                                /** @default false */
                                allowEAP: boolean;
                                /** @default false */
                                allowEcard: boolean;
                                /** @default false */
                                allowEclaimPaymentByInsurer: boolean;
                                /** @default false */
                                allowEclaimSubmit: boolean;
                                /** @default false */
                                allowEditRegistrationEmail: boolean;
                                /** @default false */
                                allowEmployeeChangeEmail: boolean;
                                /** @default false */
                                allowHealthArticles: boolean;
                                /** @default false */
                                allowInpatient: boolean;
                                /** @default false */
                                allowLOG: boolean;
                                /** @default false */
                                allowMarketplace: boolean;
                                /** @default false */
                                allowMyPlan: boolean;
                                /** @default false */
                                allowMyVisit: boolean;
                                /** @default false */
                                allowNotification: boolean;
                                /** @default false */
                                allowOutpatient: boolean;
                                /** @default false */
                                allowStretchMyDollar: boolean;
                                /** @default false */
                                allowTeleconsult: boolean;
                                /** @default false */
                                allowTeleconsultDependant: boolean;
                                allowTrustedDevices?: boolean;
                                /** @default false */
                                allowViewBenefitBalance: boolean;
                                /** @default  */
                                articleCompanyId: string;
                                /** @default false */
                                cacheECard: boolean;
                                /** @default false */
                                chequeOnly: boolean;
                                /** @default  */
                                disableMessage: string;
                                /** @default false */
                                giroOnly: boolean;
                                /** @default  */
                                itemizedMessage: string;
                                /** @default 0 */
                                itemizedMonth: number;
                                /**
                                 * @default email
                                 * @enum {string}
                                 */
                                loginIDType: "email" | "nric" | "staffId";
                                /** @default false */
                                maskNRIC: boolean;
                                maximumFileUpload?: number;
                                /** @default false */
                                payNowOnly: boolean;
                                /** @default false */
                                payrollOnly: boolean;
                                /** @enum {string} */
                                registrationProof?: "dateOfBirth" | "staffId";
                                /** @default false */
                                requireOTPArticle: boolean;
                                /** @default false */
                                requireOTPAskJoey: boolean;
                                /** @default false */
                                requireOTPClaims: boolean;
                                /** @default false */
                                requireOTPClinicLocator: boolean;
                                /** @default false */
                                requireOTPEcard: boolean;
                                /** @default false */
                                requireOTPLOG: boolean;
                                /** @default false */
                                requireOTPNotification: boolean;
                                /** @default false */
                                requireOTPProfile: boolean;
                                /** @default false */
                                requireOTPRewards: boolean;
                                /** @default false */
                                requireOTPStore: boolean;
                                /** @default false */
                                requireOTPTeleconsult: boolean;
                                /** @default false */
                                requireOTPUserGuide: boolean;
                                /** @default false */
                                requireRegistrationEmail: boolean;
                                /** @default false */
                                restrictOTP: boolean;
                                /** @default false */
                                showDiagnosis: boolean;
                                /** @default false */
                                showDrugs: boolean;
                                /** @default false */
                                showLabs: boolean;
                                /** @default false */
                                showMHC: boolean;
                                /** @default false */
                                showProcedures: boolean;
                                /** @default false */
                                showReceipt: boolean;
                                /** @default false */
                                showXrays: boolean;
                                /** @default [] */
                                supportingVisitCode: string[];
                                /** @default  */
                                teleconsultAppLink: string;
                                /** @default 4 */
                                unmaskedNRICLength: number;
                                /** @default false */
                                userDataFromCustomerMS: boolean;
                                /** @default  */
                                userGuideUrl: string;
                            };
                            paymentConfig: {
                                autoFillBankDetails: boolean;
                                defaults: {
                                    /** @default  */
                                    paymentMethod: string;
                                };
                                updateBankInfo: boolean;
                            };
                            supportingVisitCode: string[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config/claimoptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    companyId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            inpatient: {
                                cl: {
                                    c: string;
                                    n: string;
                                }[];
                                hl: {
                                    c: string;
                                    n: string;
                                }[];
                                il: {
                                    c: string;
                                    n: string;
                                }[];
                                ol: {
                                    c: string;
                                    n: string;
                                }[];
                                paymentConfig: {
                                    autoFillBankDetails: boolean;
                                    defaults: {
                                        /** @default  */
                                        paymentMethod: string;
                                    };
                                    updateBankInfo: boolean;
                                };
                            };
                            outpatient: {
                                bl: {
                                    c: string;
                                    n: string;
                                    ol: {
                                        c: string;
                                        g: string;
                                        id: string;
                                        n: string;
                                        ptc: string;
                                        sd: boolean;
                                    }[];
                                }[];
                                cl: {
                                    c: string;
                                    n: string;
                                }[];
                                dl: {
                                    c: string;
                                    n: string;
                                }[];
                                hl: {
                                    c: string;
                                    n: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/accounts/{id}/as-of": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    at: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            fields: {
                                field: string;
                                group: string;
                                label: string;
                                value: unknown;
                            }[];
                            recordedAt: string;
                            revision: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/accounts/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actor: {
                                id: string;
                                /** @enum {string} */
                                kind: "member" | "hr-administrator" | "system-administrator" | "insurer" | "system";
                                name: string | null;
                                role: string | null;
                            };
                            causationId: string | null;
                            cause: {
                                eventId: string;
                                record: {
                                    id: string;
                                    kind: ("users" | "clients" | "claims" | "accounts" | "uploads") | null;
                                    stream: string;
                                } | null;
                                revision: number | null;
                                title: string | null;
                            } | null;
                            changes: {
                                field: string;
                                from: unknown;
                                label: string;
                                to: unknown;
                            }[];
                            clientAddress: string | null;
                            commandId: string;
                            correlationId: string;
                            hash: string;
                            id: string;
                            position: string;
                            problem: string | null;
                            reason: unknown;
                            recordedAt: string;
                            revision: number;
                            storedAt: string;
                            title: string;
                            type: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/accounts/{id}/history/{revision}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    revision: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            fields: {
                                field: string;
                                group: string;
                                label: string;
                                value: unknown;
                            }[];
                            recordedAt: string;
                            revision: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/administrators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Administrator"][];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        groupCodes: string[];
                        name: string;
                        /** @default New administrator */
                        reason?: string;
                        roles: ("ADMIN_OPERATION" | "ADMIN_ACCOUNT" | "ADMIN_CLAIM" | "ADMIN_CALL_CENTRE" | "ADMIN_IT" | "ADMIN_CREATION" | "ADMIN_AUDITOR")[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Administrator"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/administrators/{id}/as-of": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    at: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            fields: {
                                field: string;
                                group: string;
                                label: string;
                                value: unknown;
                            }[];
                            recordedAt: string;
                            revision: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/administrators/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actor: {
                                id: string;
                                /** @enum {string} */
                                kind: "member" | "hr-administrator" | "system-administrator" | "insurer" | "system";
                                name: string | null;
                                role: string | null;
                            };
                            causationId: string | null;
                            cause: {
                                eventId: string;
                                record: {
                                    id: string;
                                    kind: ("users" | "clients" | "claims" | "accounts" | "uploads") | null;
                                    stream: string;
                                } | null;
                                revision: number | null;
                                title: string | null;
                            } | null;
                            changes: {
                                field: string;
                                from: unknown;
                                label: string;
                                to: unknown;
                            }[];
                            clientAddress: string | null;
                            commandId: string;
                            correlationId: string;
                            hash: string;
                            id: string;
                            position: string;
                            problem: string | null;
                            reason: unknown;
                            recordedAt: string;
                            revision: number;
                            storedAt: string;
                            title: string;
                            type: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/administrators/{id}/history/{revision}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    revision: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            fields: {
                                field: string;
                                group: string;
                                label: string;
                                value: unknown;
                            }[];
                            recordedAt: string;
                            revision: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/administrators/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Administrator"];
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        expectedVersion?: number;
                        groupCodes: string[];
                        name: string;
                        password?: string;
                        reason?: string;
                        roles: ("ADMIN_OPERATION" | "ADMIN_ACCOUNT" | "ADMIN_CLAIM" | "ADMIN_CALL_CENTRE" | "ADMIN_IT" | "ADMIN_CREATION" | "ADMIN_AUDITOR")[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Administrator"];
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/administrators/{userId}/address-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdministratorAddressChange"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdministratorAddressChange"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdministratorAddressChange"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/administrators/{userId}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            invited: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/administrators/{userId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        groupCodes: string[];
                        reason: string;
                        roles: ("ADMIN_OPERATION" | "ADMIN_ACCOUNT" | "ADMIN_CLAIM" | "ADMIN_CALL_CENTRE" | "ADMIN_IT" | "ADMIN_CREATION" | "ADMIN_AUDITOR")[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            groupCodes: string[];
                            id: string;
                            roles: string[];
                            status: 100 | 101 | 300 | 301 | 401;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/administrators/{userId}/second-factors-removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            removed: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/administrators/{userId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                        status: 100 | 101 | 300 | 301 | 401;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            groupCodes: string[];
                            id: string;
                            roles: string[];
                            status: 100 | 101 | 300 | 301 | 401;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/administrators/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            rows: {
                                email: string;
                                error: string | null;
                                id: string | null;
                                row: number;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/anchors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            keyId: string;
                            latest: {
                                anchoredAt: string;
                                events: number;
                                number: number;
                                runningHash: string;
                                total: number;
                            }[];
                            publicKey: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/audit-exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            askedAt: string;
                            askedBy: {
                                id: string;
                                name: string | null;
                            };
                            done: number;
                            endedAt: string | null;
                            error: string | null;
                            id: string;
                            isAvailable: boolean;
                            result: {
                                anchored: number;
                                bytes: number;
                                events: number;
                                manifestSha256: string;
                            } | null;
                            /** @enum {string} */
                            state: "waiting" | "running" | "done" | "failed";
                            total: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/audit-exports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/chain-verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            askedAt: string;
                            askedBy: {
                                id: string;
                                name: string | null;
                            };
                            done: number;
                            endedAt: string | null;
                            error: string | null;
                            id: string;
                            result: {
                                anchored: number;
                                blocks: number;
                                /** @default null */
                                documents: {
                                    bytes: number;
                                    read: number;
                                } | null;
                                events: number;
                                findings: {
                                    detail: string;
                                    eventId: string | null;
                                    position: string | null;
                                    /** @enum {string} */
                                    problem: "changed" | "hidden" | "missing" | "inserted" | "out-of-order" | "broken-link" | "anchor" | "fewer-events" | "gap" | "anchor-missing" | "file-line-missing" | "file-behind" | "no-events" | "no-anchors" | "file-missing" | "file-begun-late" | "witness-missing" | "document-changed" | "document-missing" | "document-not-sealed" | "document-unopened" | "document-put-back" | "key-changed" | "key-missing" | "key-put-back" | "key-unexplained" | "keys-not-recorded" | "job-changed" | "job-missing" | "job-unexplained" | "password-changed" | "password-missing" | "password-unexplained" | "passwords-not-recorded" | "effects-unknown" | "checkpoint-ahead";
                                    revision: number | null;
                                    stream: string | null;
                                }[];
                                findingsInAll: number;
                                /** @default [] */
                                groups: {
                                    count: number;
                                    first: {
                                        detail: string;
                                        eventId: string | null;
                                        position: string | null;
                                        /** @enum {string} */
                                        problem: "changed" | "hidden" | "missing" | "inserted" | "out-of-order" | "broken-link" | "anchor" | "fewer-events" | "gap" | "anchor-missing" | "file-line-missing" | "file-behind" | "no-events" | "no-anchors" | "file-missing" | "file-begun-late" | "witness-missing" | "document-changed" | "document-missing" | "document-not-sealed" | "document-unopened" | "document-put-back" | "key-changed" | "key-missing" | "key-put-back" | "key-unexplained" | "keys-not-recorded" | "job-changed" | "job-missing" | "job-unexplained" | "password-changed" | "password-missing" | "password-unexplained" | "passwords-not-recorded" | "effects-unknown" | "checkpoint-ahead";
                                        revision: number | null;
                                        stream: string | null;
                                    };
                                    /** @enum {string} */
                                    problem: "changed" | "hidden" | "missing" | "inserted" | "out-of-order" | "broken-link" | "anchor" | "fewer-events" | "gap" | "anchor-missing" | "file-line-missing" | "file-behind" | "no-events" | "no-anchors" | "file-missing" | "file-begun-late" | "witness-missing" | "document-changed" | "document-missing" | "document-not-sealed" | "document-unopened" | "document-put-back" | "key-changed" | "key-missing" | "key-put-back" | "key-unexplained" | "keys-not-recorded" | "job-changed" | "job-missing" | "job-unexplained" | "password-changed" | "password-missing" | "password-unexplained" | "passwords-not-recorded" | "effects-unknown" | "checkpoint-ahead";
                                    streams: {
                                        count: number;
                                        stream: string;
                                    }[];
                                }[];
                                intact: boolean;
                                /** @default null */
                                keys: {
                                    notRecorded: number;
                                    onRecord: number;
                                } | null;
                                lastAnchor: {
                                    anchoredAt: string;
                                    keyId: string;
                                    position: string;
                                    total: number;
                                } | null;
                                notAnchored: number;
                                notSealed: number;
                                /** @default [] */
                                outside: {
                                    lines: number;
                                    name: string;
                                    stampedSince?: string;
                                    total: number;
                                }[];
                                seconds: number;
                                /** @enum {string} */
                                verdict?: "intact" | "unproven" | "tampered";
                            } | null;
                            /** @enum {string} */
                            state: "waiting" | "running" | "done" | "failed";
                            total: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/chain-verifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            askedAt: string;
                            askedBy: {
                                id: string;
                                name: string | null;
                            };
                            done: number;
                            endedAt: string | null;
                            error: string | null;
                            id: string;
                            result: {
                                anchored: number;
                                blocks: number;
                                /** @default null */
                                documents: {
                                    bytes: number;
                                    read: number;
                                } | null;
                                events: number;
                                findings: {
                                    detail: string;
                                    eventId: string | null;
                                    position: string | null;
                                    /** @enum {string} */
                                    problem: "changed" | "hidden" | "missing" | "inserted" | "out-of-order" | "broken-link" | "anchor" | "fewer-events" | "gap" | "anchor-missing" | "file-line-missing" | "file-behind" | "no-events" | "no-anchors" | "file-missing" | "file-begun-late" | "witness-missing" | "document-changed" | "document-missing" | "document-not-sealed" | "document-unopened" | "document-put-back" | "key-changed" | "key-missing" | "key-put-back" | "key-unexplained" | "keys-not-recorded" | "job-changed" | "job-missing" | "job-unexplained" | "password-changed" | "password-missing" | "password-unexplained" | "passwords-not-recorded" | "effects-unknown" | "checkpoint-ahead";
                                    revision: number | null;
                                    stream: string | null;
                                }[];
                                findingsInAll: number;
                                /** @default [] */
                                groups: {
                                    count: number;
                                    first: {
                                        detail: string;
                                        eventId: string | null;
                                        position: string | null;
                                        /** @enum {string} */
                                        problem: "changed" | "hidden" | "missing" | "inserted" | "out-of-order" | "broken-link" | "anchor" | "fewer-events" | "gap" | "anchor-missing" | "file-line-missing" | "file-behind" | "no-events" | "no-anchors" | "file-missing" | "file-begun-late" | "witness-missing" | "document-changed" | "document-missing" | "document-not-sealed" | "document-unopened" | "document-put-back" | "key-changed" | "key-missing" | "key-put-back" | "key-unexplained" | "keys-not-recorded" | "job-changed" | "job-missing" | "job-unexplained" | "password-changed" | "password-missing" | "password-unexplained" | "passwords-not-recorded" | "effects-unknown" | "checkpoint-ahead";
                                        revision: number | null;
                                        stream: string | null;
                                    };
                                    /** @enum {string} */
                                    problem: "changed" | "hidden" | "missing" | "inserted" | "out-of-order" | "broken-link" | "anchor" | "fewer-events" | "gap" | "anchor-missing" | "file-line-missing" | "file-behind" | "no-events" | "no-anchors" | "file-missing" | "file-begun-late" | "witness-missing" | "document-changed" | "document-missing" | "document-not-sealed" | "document-unopened" | "document-put-back" | "key-changed" | "key-missing" | "key-put-back" | "key-unexplained" | "keys-not-recorded" | "job-changed" | "job-missing" | "job-unexplained" | "password-changed" | "password-missing" | "password-unexplained" | "passwords-not-recorded" | "effects-unknown" | "checkpoint-ahead";
                                    streams: {
                                        count: number;
                                        stream: string;
                                    }[];
                                }[];
                                intact: boolean;
                                /** @default null */
                                keys: {
                                    notRecorded: number;
                                    onRecord: number;
                                } | null;
                                lastAnchor: {
                                    anchoredAt: string;
                                    keyId: string;
                                    position: string;
                                    total: number;
                                } | null;
                                notAnchored: number;
                                notSealed: number;
                                /** @default [] */
                                outside: {
                                    lines: number;
                                    name: string;
                                    stampedSince?: string;
                                    total: number;
                                }[];
                                seconds: number;
                                /** @enum {string} */
                                verdict?: "intact" | "unproven" | "tampered";
                            } | null;
                            /** @enum {string} */
                            state: "waiting" | "running" | "done" | "failed";
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/claim-queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    after?: string;
                    age?: "under-3" | "3-to-7" | "8-to-14" | "over-14";
                    amountFrom?: string;
                    amountTo?: string;
                    assignee?: string;
                    companyId?: string;
                    gaveUp?: "1";
                    kind?: "outpatient" | "inpatient";
                    likeness?: "strong";
                    limit?: number;
                    order?: "asc" | "desc";
                    q?: string;
                    sort?: "filedAt" | "updatedAt" | "visitDate" | "amountCents" | "claimantName" | "likeness";
                    status?: "TO_DECIDE" | "UNDECIDED" | "ALL" | "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            areMore: boolean;
                            items: {
                                admissionDate: string | null;
                                amount: string;
                                assignee: {
                                    id: string;
                                    name: string;
                                } | null;
                                claimantId: string;
                                claimantName: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                claimNo: string;
                                companyId: string;
                                companyName: string;
                                currency: string;
                                dischargeDate: string | null;
                                filedAt: string;
                                gaveUp: boolean;
                                handoverFailure: {
                                    failedAt: string;
                                    nextTryAt: string | null;
                                    reason: string;
                                } | null;
                                id: string;
                                /** @enum {string} */
                                kind: "outpatient" | "inpatient";
                                likeness: {
                                    areMore: boolean;
                                    isHeld: boolean;
                                    others: number;
                                    strongest: {
                                        because: ("same-receipt" | "same-receipt-file" | "same-day-and-amount" | "same-file" | "same-provider" | "same-patient")[];
                                        claimId: string;
                                        claimNo: string;
                                        /** @enum {string} */
                                        kind: "outpatient" | "inpatient";
                                        /** @enum {string} */
                                        likeness: "strong" | "medium" | "weak";
                                        /** @enum {string} */
                                        status: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                                    };
                                } | null;
                                payable: string | null;
                                providerName: string;
                                retryCount: number;
                                /** @enum {string} */
                                status: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                                transactionNo: string | null;
                                updatedAt: string;
                                version: number;
                                visitDate: string | null;
                                workingDays: number;
                            }[];
                            next: string | null;
                            total: number | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/claim-queue/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    after?: string;
                    age?: "under-3" | "3-to-7" | "8-to-14" | "over-14";
                    amountFrom?: string;
                    amountTo?: string;
                    assignee?: string;
                    companyId?: string;
                    gaveUp?: "1";
                    kind?: "outpatient" | "inpatient";
                    likeness?: "strong";
                    limit?: number;
                    order?: "asc" | "desc";
                    q?: string;
                    sort?: "filedAt" | "updatedAt" | "visitDate" | "amountCents" | "claimantName" | "likeness";
                    status?: "TO_DECIDE" | "UNDECIDED" | "ALL" | "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            areMore: boolean;
                            items: {
                                admissionDate: string | null;
                                amount: string;
                                assignee: {
                                    id: string;
                                    name: string;
                                } | null;
                                claimantId: string;
                                claimantName: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                claimNo: string;
                                companyId: string;
                                companyName: string;
                                currency: string;
                                dischargeDate: string | null;
                                filedAt: string;
                                gaveUp: boolean;
                                handoverFailure: {
                                    failedAt: string;
                                    nextTryAt: string | null;
                                    reason: string;
                                } | null;
                                id: string;
                                /** @enum {string} */
                                kind: "outpatient" | "inpatient";
                                likeness: {
                                    areMore: boolean;
                                    isHeld: boolean;
                                    others: number;
                                    strongest: {
                                        because: ("same-receipt" | "same-receipt-file" | "same-day-and-amount" | "same-file" | "same-provider" | "same-patient")[];
                                        claimId: string;
                                        claimNo: string;
                                        /** @enum {string} */
                                        kind: "outpatient" | "inpatient";
                                        /** @enum {string} */
                                        likeness: "strong" | "medium" | "weak";
                                        /** @enum {string} */
                                        status: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                                    };
                                } | null;
                                payable: string | null;
                                providerName: string;
                                retryCount: number;
                                /** @enum {string} */
                                status: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                                transactionNo: string | null;
                                updatedAt: string;
                                version: number;
                                visitDate: string | null;
                                workingDays: number;
                            }[];
                            next: string | null;
                            total: number | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/claim-queue/colleagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            name: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/claim-queue/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    companyId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            counts: {
                                byAge: number[];
                                gaveUp: number;
                                /** @enum {string} */
                                kind: "outpatient" | "inpatient";
                                mine: number;
                                /** @enum {string} */
                                status: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW";
                                total: number;
                                unassigned: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/claims/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        batchNo: string;
                        /** @default [] */
                        comparedWith?: string[];
                        expectedVersion: number;
                        /** @default  */
                        notDuplicateReason?: string;
                        payableCents: number;
                        /** @default  */
                        remarks?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actions: ("update" | "delete" | "download-settlement-letter" | "reprocess" | "propose-bank-account" | "request-information" | "start-review" | "approve" | "reject" | "assign" | "dismiss-duplicate")[];
                            admissionDate: string | null;
                            amount: string;
                            assignee: {
                                id: string;
                                name: string;
                            } | null;
                            attachments: {
                                bytes: number;
                                /** @enum {string} */
                                category: "INV/RCP" | "DOC";
                                id: string;
                                mimeType: string;
                                name: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                            }[];
                            bankProposal: {
                                account: {
                                    accountNo: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    bankName: string;
                                    bankNo: string;
                                    branchNo: string;
                                };
                                note: (string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                }) | null;
                                /** @enum {string} */
                                status: "WAITING_VERIFICATION" | "APPROVED" | "REJECTED" | "CLOSED";
                            } | null;
                            batchNo: string | null;
                            claimantId: string;
                            claimantName: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            claimNo: string;
                            companyId: string;
                            companyName: string;
                            currency: string;
                            details: {
                                accident?: {
                                    claimableFromCompany?: boolean;
                                    date: string;
                                    details: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    place: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    time: string;
                                    workRelated: boolean;
                                };
                                admissionDate?: string;
                                amountCents: number;
                                benefitGroup: string;
                                benefitId: string;
                                benefitName: string;
                                currency: string;
                                diagnosisCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                diagnosisName?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                diagnosisText?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                gstAmountCents: number;
                                includesGst: boolean;
                                /** @enum {string} */
                                kind: "outpatient";
                                otherInsurer?: {
                                    claimReferenceNo?: string;
                                    name: string;
                                };
                                prePostHospitalisation: boolean;
                                providerName: string;
                                receiptNo: string;
                                remarks: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                visitDate: string;
                            } | {
                                accident?: {
                                    claimableFromCompany?: boolean;
                                    date: string;
                                    details: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    place: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    time: string;
                                    workRelated: boolean;
                                };
                                admissionDate: string;
                                amountCents: number;
                                currency: string;
                                dischargeDate: string;
                                /** @enum {string} */
                                kind: "inpatient";
                                operationCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                operationName: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                otherInsurer?: {
                                    claimReferenceNo?: string;
                                    name: string;
                                };
                                providerName: string;
                                reasonForTreatment: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                reasonForTreatmentCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                remarks: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                symptoms: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                symptomsStartDate: string;
                            };
                            dischargeDate: string | null;
                            employeeId: string;
                            filedAt: string;
                            /** @enum {string} */
                            filedBy: "member" | "hr-administrator";
                            gaveUp: boolean;
                            handoverFailure: {
                                failedAt: string;
                                nextTryAt: string | null;
                                reason: string;
                            } | null;
                            id: string;
                            informationRequest: (string | {
                                /** @enum {boolean} */
                                redacted: true;
                            }) | null;
                            nric: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            payable: string | null;
                            payment: {
                                accountNo?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                bankName?: string;
                                bankNo?: string;
                                branchNo?: string;
                                /** @enum {string} */
                                method: "Bank" | "Cheque" | "PayNow" | "Payroll" | "Insurer";
                            };
                            providerName: string;
                            rejectionReasonCode: string | null;
                            remarks: (string | {
                                /** @enum {boolean} */
                                redacted: true;
                            }) | null;
                            retryCount: number;
                            /** @enum {string} */
                            status: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                            transactionNo: string | null;
                            updatedAt: string;
                            version: number;
                            visitDate: string | null;
                            visitNo: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/claims/{id}/as-of": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    at: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            claim: {
                                actions: ("update" | "delete" | "download-settlement-letter" | "reprocess" | "propose-bank-account" | "request-information" | "start-review" | "approve" | "reject" | "assign" | "dismiss-duplicate")[];
                                admissionDate: string | null;
                                amount: string;
                                assignee: {
                                    id: string;
                                    name: string;
                                } | null;
                                attachments: {
                                    bytes: number;
                                    /** @enum {string} */
                                    category: "INV/RCP" | "DOC";
                                    id: string;
                                    mimeType: string;
                                    name: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                }[];
                                bankProposal: {
                                    account: {
                                        accountNo: string | {
                                            /** @enum {boolean} */
                                            redacted: true;
                                        };
                                        bankName: string;
                                        bankNo: string;
                                        branchNo: string;
                                    };
                                    note: (string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    }) | null;
                                    /** @enum {string} */
                                    status: "WAITING_VERIFICATION" | "APPROVED" | "REJECTED" | "CLOSED";
                                } | null;
                                batchNo: string | null;
                                claimantId: string;
                                claimantName: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                claimNo: string;
                                companyId: string;
                                companyName: string;
                                currency: string;
                                details: {
                                    accident?: {
                                        claimableFromCompany?: boolean;
                                        date: string;
                                        details: string | {
                                            /** @enum {boolean} */
                                            redacted: true;
                                        };
                                        place: string | {
                                            /** @enum {boolean} */
                                            redacted: true;
                                        };
                                        time: string;
                                        workRelated: boolean;
                                    };
                                    admissionDate?: string;
                                    amountCents: number;
                                    benefitGroup: string;
                                    benefitId: string;
                                    benefitName: string;
                                    currency: string;
                                    diagnosisCode?: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    diagnosisName?: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    diagnosisText?: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    gstAmountCents: number;
                                    includesGst: boolean;
                                    /** @enum {string} */
                                    kind: "outpatient";
                                    otherInsurer?: {
                                        claimReferenceNo?: string;
                                        name: string;
                                    };
                                    prePostHospitalisation: boolean;
                                    providerName: string;
                                    receiptNo: string;
                                    remarks: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    visitDate: string;
                                } | {
                                    accident?: {
                                        claimableFromCompany?: boolean;
                                        date: string;
                                        details: string | {
                                            /** @enum {boolean} */
                                            redacted: true;
                                        };
                                        place: string | {
                                            /** @enum {boolean} */
                                            redacted: true;
                                        };
                                        time: string;
                                        workRelated: boolean;
                                    };
                                    admissionDate: string;
                                    amountCents: number;
                                    currency: string;
                                    dischargeDate: string;
                                    /** @enum {string} */
                                    kind: "inpatient";
                                    operationCode?: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    operationName: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    otherInsurer?: {
                                        claimReferenceNo?: string;
                                        name: string;
                                    };
                                    providerName: string;
                                    reasonForTreatment: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    reasonForTreatmentCode?: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    remarks: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    symptoms: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    symptomsStartDate: string;
                                };
                                dischargeDate: string | null;
                                employeeId: string;
                                filedAt: string;
                                /** @enum {string} */
                                filedBy: "member" | "hr-administrator";
                                gaveUp: boolean;
                                handoverFailure: {
                                    failedAt: string;
                                    nextTryAt: string | null;
                                    reason: string;
                                } | null;
                                id: string;
                                informationRequest: (string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                }) | null;
                                nric: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                payable: string | null;
                                payment: {
                                    accountNo?: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    bankName?: string;
                                    bankNo?: string;
                                    branchNo?: string;
                                    /** @enum {string} */
                                    method: "Bank" | "Cheque" | "PayNow" | "Payroll" | "Insurer";
                                };
                                providerName: string;
                                rejectionReasonCode: string | null;
                                remarks: (string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                }) | null;
                                retryCount: number;
                                /** @enum {string} */
                                status: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                                transactionNo: string | null;
                                updatedAt: string;
                                version: number;
                                visitDate: string | null;
                                visitNo: string | null;
                            };
                            recordedAt: string;
                            revision: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/claims/{id}/assignee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        assigneeId: string | null;
                        from: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actions: ("update" | "delete" | "download-settlement-letter" | "reprocess" | "propose-bank-account" | "request-information" | "start-review" | "approve" | "reject" | "assign" | "dismiss-duplicate")[];
                            admissionDate: string | null;
                            amount: string;
                            assignee: {
                                id: string;
                                name: string;
                            } | null;
                            attachments: {
                                bytes: number;
                                /** @enum {string} */
                                category: "INV/RCP" | "DOC";
                                id: string;
                                mimeType: string;
                                name: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                            }[];
                            bankProposal: {
                                account: {
                                    accountNo: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    bankName: string;
                                    bankNo: string;
                                    branchNo: string;
                                };
                                note: (string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                }) | null;
                                /** @enum {string} */
                                status: "WAITING_VERIFICATION" | "APPROVED" | "REJECTED" | "CLOSED";
                            } | null;
                            batchNo: string | null;
                            claimantId: string;
                            claimantName: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            claimNo: string;
                            companyId: string;
                            companyName: string;
                            currency: string;
                            details: {
                                accident?: {
                                    claimableFromCompany?: boolean;
                                    date: string;
                                    details: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    place: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    time: string;
                                    workRelated: boolean;
                                };
                                admissionDate?: string;
                                amountCents: number;
                                benefitGroup: string;
                                benefitId: string;
                                benefitName: string;
                                currency: string;
                                diagnosisCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                diagnosisName?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                diagnosisText?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                gstAmountCents: number;
                                includesGst: boolean;
                                /** @enum {string} */
                                kind: "outpatient";
                                otherInsurer?: {
                                    claimReferenceNo?: string;
                                    name: string;
                                };
                                prePostHospitalisation: boolean;
                                providerName: string;
                                receiptNo: string;
                                remarks: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                visitDate: string;
                            } | {
                                accident?: {
                                    claimableFromCompany?: boolean;
                                    date: string;
                                    details: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    place: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    time: string;
                                    workRelated: boolean;
                                };
                                admissionDate: string;
                                amountCents: number;
                                currency: string;
                                dischargeDate: string;
                                /** @enum {string} */
                                kind: "inpatient";
                                operationCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                operationName: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                otherInsurer?: {
                                    claimReferenceNo?: string;
                                    name: string;
                                };
                                providerName: string;
                                reasonForTreatment: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                reasonForTreatmentCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                remarks: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                symptoms: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                symptomsStartDate: string;
                            };
                            dischargeDate: string | null;
                            employeeId: string;
                            filedAt: string;
                            /** @enum {string} */
                            filedBy: "member" | "hr-administrator";
                            gaveUp: boolean;
                            handoverFailure: {
                                failedAt: string;
                                nextTryAt: string | null;
                                reason: string;
                            } | null;
                            id: string;
                            informationRequest: (string | {
                                /** @enum {boolean} */
                                redacted: true;
                            }) | null;
                            nric: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            payable: string | null;
                            payment: {
                                accountNo?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                bankName?: string;
                                bankNo?: string;
                                branchNo?: string;
                                /** @enum {string} */
                                method: "Bank" | "Cheque" | "PayNow" | "Payroll" | "Insurer";
                            };
                            providerName: string;
                            rejectionReasonCode: string | null;
                            remarks: (string | {
                                /** @enum {boolean} */
                                redacted: true;
                            }) | null;
                            retryCount: number;
                            /** @enum {string} */
                            status: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                            transactionNo: string | null;
                            updatedAt: string;
                            version: number;
                            visitDate: string | null;
                            visitNo: string | null;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/claims/{id}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    view?: string;
                };
                header?: never;
                path: {
                    attachmentId: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/claims/{id}/bank-decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "APPROVED" | "REJECTED";
                        note?: string;
                        proposalId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            attachments: {
                                bytes: number;
                                /** @enum {string} */
                                category: "INV/RCP" | "DOC";
                                id: string;
                                mimeType: string;
                                name: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                            }[];
                            claimantName: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            claimNo: string;
                            /** @enum {string} */
                            claimStatus: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                            companyName: string;
                            current: {
                                accountNo: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                bankName: string;
                                bankNo: string;
                                branchName: string | null;
                                branchNo: string;
                            } | null;
                            id: string;
                            nric: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            obstacle: string | null;
                            payeeName: (string | {
                                /** @enum {boolean} */
                                redacted: true;
                            }) | null;
                            proposalId: string;
                            proposed: {
                                accountNo: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                bankName: string;
                                bankNo: string;
                                branchName: string | null;
                                branchNo: string;
                            };
                            proposedAt: string;
                            proposedBy: string | null;
                            /** @enum {string} */
                            status: "WAITING_VERIFICATION" | "APPROVED" | "REJECTED" | "CLOSED";
                            transactionNo: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/claims/{id}/bank-proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        accountNo: string;
                        bankName?: string;
                        bankNo: string;
                        branchNo: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actions: ("update" | "delete" | "download-settlement-letter" | "reprocess" | "propose-bank-account" | "request-information" | "start-review" | "approve" | "reject" | "assign" | "dismiss-duplicate")[];
                            admissionDate: string | null;
                            amount: string;
                            assignee: {
                                id: string;
                                name: string;
                            } | null;
                            attachments: {
                                bytes: number;
                                /** @enum {string} */
                                category: "INV/RCP" | "DOC";
                                id: string;
                                mimeType: string;
                                name: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                            }[];
                            bankProposal: {
                                account: {
                                    accountNo: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    bankName: string;
                                    bankNo: string;
                                    branchNo: string;
                                };
                                note: (string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                }) | null;
                                /** @enum {string} */
                                status: "WAITING_VERIFICATION" | "APPROVED" | "REJECTED" | "CLOSED";
                            } | null;
                            batchNo: string | null;
                            claimantId: string;
                            claimantName: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            claimNo: string;
                            companyId: string;
                            companyName: string;
                            currency: string;
                            details: {
                                accident?: {
                                    claimableFromCompany?: boolean;
                                    date: string;
                                    details: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    place: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    time: string;
                                    workRelated: boolean;
                                };
                                admissionDate?: string;
                                amountCents: number;
                                benefitGroup: string;
                                benefitId: string;
                                benefitName: string;
                                currency: string;
                                diagnosisCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                diagnosisName?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                diagnosisText?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                gstAmountCents: number;
                                includesGst: boolean;
                                /** @enum {string} */
                                kind: "outpatient";
                                otherInsurer?: {
                                    claimReferenceNo?: string;
                                    name: string;
                                };
                                prePostHospitalisation: boolean;
                                providerName: string;
                                receiptNo: string;
                                remarks: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                visitDate: string;
                            } | {
                                accident?: {
                                    claimableFromCompany?: boolean;
                                    date: string;
                                    details: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    place: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    time: string;
                                    workRelated: boolean;
                                };
                                admissionDate: string;
                                amountCents: number;
                                currency: string;
                                dischargeDate: string;
                                /** @enum {string} */
                                kind: "inpatient";
                                operationCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                operationName: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                otherInsurer?: {
                                    claimReferenceNo?: string;
                                    name: string;
                                };
                                providerName: string;
                                reasonForTreatment: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                reasonForTreatmentCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                remarks: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                symptoms: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                symptomsStartDate: string;
                            };
                            dischargeDate: string | null;
                            employeeId: string;
                            filedAt: string;
                            /** @enum {string} */
                            filedBy: "member" | "hr-administrator";
                            gaveUp: boolean;
                            handoverFailure: {
                                failedAt: string;
                                nextTryAt: string | null;
                                reason: string;
                            } | null;
                            id: string;
                            informationRequest: (string | {
                                /** @enum {boolean} */
                                redacted: true;
                            }) | null;
                            nric: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            payable: string | null;
                            payment: {
                                accountNo?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                bankName?: string;
                                bankNo?: string;
                                branchNo?: string;
                                /** @enum {string} */
                                method: "Bank" | "Cheque" | "PayNow" | "Payroll" | "Insurer";
                            };
                            providerName: string;
                            rejectionReasonCode: string | null;
                            remarks: (string | {
                                /** @enum {boolean} */
                                redacted: true;
                            }) | null;
                            retryCount: number;
                            /** @enum {string} */
                            status: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                            transactionNo: string | null;
                            updatedAt: string;
                            version: number;
                            visitDate: string | null;
                            visitNo: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/claims/{id}/dismissed-duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        otherClaimId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            areMore: boolean;
                            items: {
                                because: ("same-receipt" | "same-receipt-file" | "same-day-and-amount" | "same-file" | "same-provider" | "same-patient")[];
                                claim: {
                                    admissionDate: string | null;
                                    amount: string;
                                    assignee: {
                                        id: string;
                                        name: string;
                                    } | null;
                                    claimantId: string;
                                    claimantName: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    claimNo: string;
                                    companyId: string;
                                    companyName: string;
                                    currency: string;
                                    dischargeDate: string | null;
                                    filedAt: string;
                                    gaveUp: boolean;
                                    handoverFailure: {
                                        failedAt: string;
                                        nextTryAt: string | null;
                                        reason: string;
                                    } | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind: "outpatient" | "inpatient";
                                    payable: string | null;
                                    providerName: string;
                                    retryCount: number;
                                    /** @enum {string} */
                                    status: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                                    transactionNo: string | null;
                                    updatedAt: string;
                                    version: number;
                                    visitDate: string | null;
                                    workingDays: number;
                                };
                                isDismissed: boolean;
                                isHeld: boolean;
                                /** @enum {string} */
                                likeness: "strong" | "medium" | "weak";
                            }[];
                            open: number;
                            total: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/claims/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actor: {
                                id: string;
                                /** @enum {string} */
                                kind: "member" | "hr-administrator" | "system-administrator" | "insurer" | "system";
                                name: string | null;
                                role: string | null;
                            };
                            causationId: string | null;
                            cause: {
                                eventId: string;
                                record: {
                                    id: string;
                                    kind: ("users" | "clients" | "claims" | "accounts" | "uploads") | null;
                                    stream: string;
                                } | null;
                                revision: number | null;
                                title: string | null;
                            } | null;
                            changes: {
                                field: string;
                                from: unknown;
                                label: string;
                                to: unknown;
                            }[];
                            clientAddress: string | null;
                            commandId: string;
                            correlationId: string;
                            hash: string;
                            id: string;
                            position: string;
                            problem: string | null;
                            recordedAt: string;
                            revision: number;
                            storedAt: string;
                            title: string;
                            type: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/claims/{id}/history/{revision}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    revision: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            claim: {
                                actions: ("update" | "delete" | "download-settlement-letter" | "reprocess" | "propose-bank-account" | "request-information" | "start-review" | "approve" | "reject" | "assign" | "dismiss-duplicate")[];
                                admissionDate: string | null;
                                amount: string;
                                assignee: {
                                    id: string;
                                    name: string;
                                } | null;
                                attachments: {
                                    bytes: number;
                                    /** @enum {string} */
                                    category: "INV/RCP" | "DOC";
                                    id: string;
                                    mimeType: string;
                                    name: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                }[];
                                bankProposal: {
                                    account: {
                                        accountNo: string | {
                                            /** @enum {boolean} */
                                            redacted: true;
                                        };
                                        bankName: string;
                                        bankNo: string;
                                        branchNo: string;
                                    };
                                    note: (string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    }) | null;
                                    /** @enum {string} */
                                    status: "WAITING_VERIFICATION" | "APPROVED" | "REJECTED" | "CLOSED";
                                } | null;
                                batchNo: string | null;
                                claimantId: string;
                                claimantName: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                claimNo: string;
                                companyId: string;
                                companyName: string;
                                currency: string;
                                details: {
                                    accident?: {
                                        claimableFromCompany?: boolean;
                                        date: string;
                                        details: string | {
                                            /** @enum {boolean} */
                                            redacted: true;
                                        };
                                        place: string | {
                                            /** @enum {boolean} */
                                            redacted: true;
                                        };
                                        time: string;
                                        workRelated: boolean;
                                    };
                                    admissionDate?: string;
                                    amountCents: number;
                                    benefitGroup: string;
                                    benefitId: string;
                                    benefitName: string;
                                    currency: string;
                                    diagnosisCode?: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    diagnosisName?: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    diagnosisText?: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    gstAmountCents: number;
                                    includesGst: boolean;
                                    /** @enum {string} */
                                    kind: "outpatient";
                                    otherInsurer?: {
                                        claimReferenceNo?: string;
                                        name: string;
                                    };
                                    prePostHospitalisation: boolean;
                                    providerName: string;
                                    receiptNo: string;
                                    remarks: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    visitDate: string;
                                } | {
                                    accident?: {
                                        claimableFromCompany?: boolean;
                                        date: string;
                                        details: string | {
                                            /** @enum {boolean} */
                                            redacted: true;
                                        };
                                        place: string | {
                                            /** @enum {boolean} */
                                            redacted: true;
                                        };
                                        time: string;
                                        workRelated: boolean;
                                    };
                                    admissionDate: string;
                                    amountCents: number;
                                    currency: string;
                                    dischargeDate: string;
                                    /** @enum {string} */
                                    kind: "inpatient";
                                    operationCode?: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    operationName: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    otherInsurer?: {
                                        claimReferenceNo?: string;
                                        name: string;
                                    };
                                    providerName: string;
                                    reasonForTreatment: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    reasonForTreatmentCode?: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    remarks: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    symptoms: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    symptomsStartDate: string;
                                };
                                dischargeDate: string | null;
                                employeeId: string;
                                filedAt: string;
                                /** @enum {string} */
                                filedBy: "member" | "hr-administrator";
                                gaveUp: boolean;
                                handoverFailure: {
                                    failedAt: string;
                                    nextTryAt: string | null;
                                    reason: string;
                                } | null;
                                id: string;
                                informationRequest: (string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                }) | null;
                                nric: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                payable: string | null;
                                payment: {
                                    accountNo?: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    bankName?: string;
                                    bankNo?: string;
                                    branchNo?: string;
                                    /** @enum {string} */
                                    method: "Bank" | "Cheque" | "PayNow" | "Payroll" | "Insurer";
                                };
                                providerName: string;
                                rejectionReasonCode: string | null;
                                remarks: (string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                }) | null;
                                retryCount: number;
                                /** @enum {string} */
                                status: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                                transactionNo: string | null;
                                updatedAt: string;
                                version: number;
                                visitDate: string | null;
                                visitNo: string | null;
                            };
                            recordedAt: string;
                            revision: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/claims/{id}/possible-duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            areMore: boolean;
                            items: {
                                because: ("same-receipt" | "same-receipt-file" | "same-day-and-amount" | "same-file" | "same-provider" | "same-patient")[];
                                claim: {
                                    admissionDate: string | null;
                                    amount: string;
                                    assignee: {
                                        id: string;
                                        name: string;
                                    } | null;
                                    claimantId: string;
                                    claimantName: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    claimNo: string;
                                    companyId: string;
                                    companyName: string;
                                    currency: string;
                                    dischargeDate: string | null;
                                    filedAt: string;
                                    gaveUp: boolean;
                                    handoverFailure: {
                                        failedAt: string;
                                        nextTryAt: string | null;
                                        reason: string;
                                    } | null;
                                    id: string;
                                    /** @enum {string} */
                                    kind: "outpatient" | "inpatient";
                                    payable: string | null;
                                    providerName: string;
                                    retryCount: number;
                                    /** @enum {string} */
                                    status: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                                    transactionNo: string | null;
                                    updatedAt: string;
                                    version: number;
                                    visitDate: string | null;
                                    workingDays: number;
                                };
                                isDismissed: boolean;
                                isHeld: boolean;
                                /** @enum {string} */
                                likeness: "strong" | "medium" | "weak";
                            }[];
                            open: number;
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/claims/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        batchNo?: string;
                        expectedVersion: number;
                        reasonCode: string;
                        /** @default  */
                        remarks?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actions: ("update" | "delete" | "download-settlement-letter" | "reprocess" | "propose-bank-account" | "request-information" | "start-review" | "approve" | "reject" | "assign" | "dismiss-duplicate")[];
                            admissionDate: string | null;
                            amount: string;
                            assignee: {
                                id: string;
                                name: string;
                            } | null;
                            attachments: {
                                bytes: number;
                                /** @enum {string} */
                                category: "INV/RCP" | "DOC";
                                id: string;
                                mimeType: string;
                                name: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                            }[];
                            bankProposal: {
                                account: {
                                    accountNo: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    bankName: string;
                                    bankNo: string;
                                    branchNo: string;
                                };
                                note: (string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                }) | null;
                                /** @enum {string} */
                                status: "WAITING_VERIFICATION" | "APPROVED" | "REJECTED" | "CLOSED";
                            } | null;
                            batchNo: string | null;
                            claimantId: string;
                            claimantName: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            claimNo: string;
                            companyId: string;
                            companyName: string;
                            currency: string;
                            details: {
                                accident?: {
                                    claimableFromCompany?: boolean;
                                    date: string;
                                    details: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    place: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    time: string;
                                    workRelated: boolean;
                                };
                                admissionDate?: string;
                                amountCents: number;
                                benefitGroup: string;
                                benefitId: string;
                                benefitName: string;
                                currency: string;
                                diagnosisCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                diagnosisName?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                diagnosisText?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                gstAmountCents: number;
                                includesGst: boolean;
                                /** @enum {string} */
                                kind: "outpatient";
                                otherInsurer?: {
                                    claimReferenceNo?: string;
                                    name: string;
                                };
                                prePostHospitalisation: boolean;
                                providerName: string;
                                receiptNo: string;
                                remarks: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                visitDate: string;
                            } | {
                                accident?: {
                                    claimableFromCompany?: boolean;
                                    date: string;
                                    details: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    place: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    time: string;
                                    workRelated: boolean;
                                };
                                admissionDate: string;
                                amountCents: number;
                                currency: string;
                                dischargeDate: string;
                                /** @enum {string} */
                                kind: "inpatient";
                                operationCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                operationName: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                otherInsurer?: {
                                    claimReferenceNo?: string;
                                    name: string;
                                };
                                providerName: string;
                                reasonForTreatment: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                reasonForTreatmentCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                remarks: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                symptoms: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                symptomsStartDate: string;
                            };
                            dischargeDate: string | null;
                            employeeId: string;
                            filedAt: string;
                            /** @enum {string} */
                            filedBy: "member" | "hr-administrator";
                            gaveUp: boolean;
                            handoverFailure: {
                                failedAt: string;
                                nextTryAt: string | null;
                                reason: string;
                            } | null;
                            id: string;
                            informationRequest: (string | {
                                /** @enum {boolean} */
                                redacted: true;
                            }) | null;
                            nric: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            payable: string | null;
                            payment: {
                                accountNo?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                bankName?: string;
                                bankNo?: string;
                                branchNo?: string;
                                /** @enum {string} */
                                method: "Bank" | "Cheque" | "PayNow" | "Payroll" | "Insurer";
                            };
                            providerName: string;
                            rejectionReasonCode: string | null;
                            remarks: (string | {
                                /** @enum {boolean} */
                                redacted: true;
                            }) | null;
                            retryCount: number;
                            /** @enum {string} */
                            status: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                            transactionNo: string | null;
                            updatedAt: string;
                            version: number;
                            visitDate: string | null;
                            visitNo: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/claims/{id}/reprocess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        expectedVersion?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actions: ("update" | "delete" | "download-settlement-letter" | "reprocess" | "propose-bank-account" | "request-information" | "start-review" | "approve" | "reject" | "assign" | "dismiss-duplicate")[];
                            admissionDate: string | null;
                            amount: string;
                            assignee: {
                                id: string;
                                name: string;
                            } | null;
                            attachments: {
                                bytes: number;
                                /** @enum {string} */
                                category: "INV/RCP" | "DOC";
                                id: string;
                                mimeType: string;
                                name: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                            }[];
                            bankProposal: {
                                account: {
                                    accountNo: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    bankName: string;
                                    bankNo: string;
                                    branchNo: string;
                                };
                                note: (string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                }) | null;
                                /** @enum {string} */
                                status: "WAITING_VERIFICATION" | "APPROVED" | "REJECTED" | "CLOSED";
                            } | null;
                            batchNo: string | null;
                            claimantId: string;
                            claimantName: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            claimNo: string;
                            companyId: string;
                            companyName: string;
                            currency: string;
                            details: {
                                accident?: {
                                    claimableFromCompany?: boolean;
                                    date: string;
                                    details: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    place: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    time: string;
                                    workRelated: boolean;
                                };
                                admissionDate?: string;
                                amountCents: number;
                                benefitGroup: string;
                                benefitId: string;
                                benefitName: string;
                                currency: string;
                                diagnosisCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                diagnosisName?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                diagnosisText?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                gstAmountCents: number;
                                includesGst: boolean;
                                /** @enum {string} */
                                kind: "outpatient";
                                otherInsurer?: {
                                    claimReferenceNo?: string;
                                    name: string;
                                };
                                prePostHospitalisation: boolean;
                                providerName: string;
                                receiptNo: string;
                                remarks: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                visitDate: string;
                            } | {
                                accident?: {
                                    claimableFromCompany?: boolean;
                                    date: string;
                                    details: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    place: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    time: string;
                                    workRelated: boolean;
                                };
                                admissionDate: string;
                                amountCents: number;
                                currency: string;
                                dischargeDate: string;
                                /** @enum {string} */
                                kind: "inpatient";
                                operationCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                operationName: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                otherInsurer?: {
                                    claimReferenceNo?: string;
                                    name: string;
                                };
                                providerName: string;
                                reasonForTreatment: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                reasonForTreatmentCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                remarks: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                symptoms: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                symptomsStartDate: string;
                            };
                            dischargeDate: string | null;
                            employeeId: string;
                            filedAt: string;
                            /** @enum {string} */
                            filedBy: "member" | "hr-administrator";
                            gaveUp: boolean;
                            handoverFailure: {
                                failedAt: string;
                                nextTryAt: string | null;
                                reason: string;
                            } | null;
                            id: string;
                            informationRequest: (string | {
                                /** @enum {boolean} */
                                redacted: true;
                            }) | null;
                            nric: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            payable: string | null;
                            payment: {
                                accountNo?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                bankName?: string;
                                bankNo?: string;
                                branchNo?: string;
                                /** @enum {string} */
                                method: "Bank" | "Cheque" | "PayNow" | "Payroll" | "Insurer";
                            };
                            providerName: string;
                            rejectionReasonCode: string | null;
                            remarks: (string | {
                                /** @enum {boolean} */
                                redacted: true;
                            }) | null;
                            retryCount: number;
                            /** @enum {string} */
                            status: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                            transactionNo: string | null;
                            updatedAt: string;
                            version: number;
                            visitDate: string | null;
                            visitNo: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/claims/{id}/request-information": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        expectedVersion: number;
                        request: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actions: ("update" | "delete" | "download-settlement-letter" | "reprocess" | "propose-bank-account" | "request-information" | "start-review" | "approve" | "reject" | "assign" | "dismiss-duplicate")[];
                            admissionDate: string | null;
                            amount: string;
                            assignee: {
                                id: string;
                                name: string;
                            } | null;
                            attachments: {
                                bytes: number;
                                /** @enum {string} */
                                category: "INV/RCP" | "DOC";
                                id: string;
                                mimeType: string;
                                name: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                            }[];
                            bankProposal: {
                                account: {
                                    accountNo: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    bankName: string;
                                    bankNo: string;
                                    branchNo: string;
                                };
                                note: (string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                }) | null;
                                /** @enum {string} */
                                status: "WAITING_VERIFICATION" | "APPROVED" | "REJECTED" | "CLOSED";
                            } | null;
                            batchNo: string | null;
                            claimantId: string;
                            claimantName: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            claimNo: string;
                            companyId: string;
                            companyName: string;
                            currency: string;
                            details: {
                                accident?: {
                                    claimableFromCompany?: boolean;
                                    date: string;
                                    details: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    place: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    time: string;
                                    workRelated: boolean;
                                };
                                admissionDate?: string;
                                amountCents: number;
                                benefitGroup: string;
                                benefitId: string;
                                benefitName: string;
                                currency: string;
                                diagnosisCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                diagnosisName?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                diagnosisText?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                gstAmountCents: number;
                                includesGst: boolean;
                                /** @enum {string} */
                                kind: "outpatient";
                                otherInsurer?: {
                                    claimReferenceNo?: string;
                                    name: string;
                                };
                                prePostHospitalisation: boolean;
                                providerName: string;
                                receiptNo: string;
                                remarks: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                visitDate: string;
                            } | {
                                accident?: {
                                    claimableFromCompany?: boolean;
                                    date: string;
                                    details: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    place: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    time: string;
                                    workRelated: boolean;
                                };
                                admissionDate: string;
                                amountCents: number;
                                currency: string;
                                dischargeDate: string;
                                /** @enum {string} */
                                kind: "inpatient";
                                operationCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                operationName: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                otherInsurer?: {
                                    claimReferenceNo?: string;
                                    name: string;
                                };
                                providerName: string;
                                reasonForTreatment: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                reasonForTreatmentCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                remarks: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                symptoms: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                symptomsStartDate: string;
                            };
                            dischargeDate: string | null;
                            employeeId: string;
                            filedAt: string;
                            /** @enum {string} */
                            filedBy: "member" | "hr-administrator";
                            gaveUp: boolean;
                            handoverFailure: {
                                failedAt: string;
                                nextTryAt: string | null;
                                reason: string;
                            } | null;
                            id: string;
                            informationRequest: (string | {
                                /** @enum {boolean} */
                                redacted: true;
                            }) | null;
                            nric: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            payable: string | null;
                            payment: {
                                accountNo?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                bankName?: string;
                                bankNo?: string;
                                branchNo?: string;
                                /** @enum {string} */
                                method: "Bank" | "Cheque" | "PayNow" | "Payroll" | "Insurer";
                            };
                            providerName: string;
                            rejectionReasonCode: string | null;
                            remarks: (string | {
                                /** @enum {boolean} */
                                redacted: true;
                            }) | null;
                            retryCount: number;
                            /** @enum {string} */
                            status: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                            transactionNo: string | null;
                            updatedAt: string;
                            version: number;
                            visitDate: string | null;
                            visitNo: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/claims/{id}/start-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        expectedVersion: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actions: ("update" | "delete" | "download-settlement-letter" | "reprocess" | "propose-bank-account" | "request-information" | "start-review" | "approve" | "reject" | "assign" | "dismiss-duplicate")[];
                            admissionDate: string | null;
                            amount: string;
                            assignee: {
                                id: string;
                                name: string;
                            } | null;
                            attachments: {
                                bytes: number;
                                /** @enum {string} */
                                category: "INV/RCP" | "DOC";
                                id: string;
                                mimeType: string;
                                name: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                            }[];
                            bankProposal: {
                                account: {
                                    accountNo: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    bankName: string;
                                    bankNo: string;
                                    branchNo: string;
                                };
                                note: (string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                }) | null;
                                /** @enum {string} */
                                status: "WAITING_VERIFICATION" | "APPROVED" | "REJECTED" | "CLOSED";
                            } | null;
                            batchNo: string | null;
                            claimantId: string;
                            claimantName: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            claimNo: string;
                            companyId: string;
                            companyName: string;
                            currency: string;
                            details: {
                                accident?: {
                                    claimableFromCompany?: boolean;
                                    date: string;
                                    details: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    place: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    time: string;
                                    workRelated: boolean;
                                };
                                admissionDate?: string;
                                amountCents: number;
                                benefitGroup: string;
                                benefitId: string;
                                benefitName: string;
                                currency: string;
                                diagnosisCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                diagnosisName?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                diagnosisText?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                gstAmountCents: number;
                                includesGst: boolean;
                                /** @enum {string} */
                                kind: "outpatient";
                                otherInsurer?: {
                                    claimReferenceNo?: string;
                                    name: string;
                                };
                                prePostHospitalisation: boolean;
                                providerName: string;
                                receiptNo: string;
                                remarks: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                visitDate: string;
                            } | {
                                accident?: {
                                    claimableFromCompany?: boolean;
                                    date: string;
                                    details: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    place: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    time: string;
                                    workRelated: boolean;
                                };
                                admissionDate: string;
                                amountCents: number;
                                currency: string;
                                dischargeDate: string;
                                /** @enum {string} */
                                kind: "inpatient";
                                operationCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                operationName: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                otherInsurer?: {
                                    claimReferenceNo?: string;
                                    name: string;
                                };
                                providerName: string;
                                reasonForTreatment: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                reasonForTreatmentCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                remarks: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                symptoms: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                symptomsStartDate: string;
                            };
                            dischargeDate: string | null;
                            employeeId: string;
                            filedAt: string;
                            /** @enum {string} */
                            filedBy: "member" | "hr-administrator";
                            gaveUp: boolean;
                            handoverFailure: {
                                failedAt: string;
                                nextTryAt: string | null;
                                reason: string;
                            } | null;
                            id: string;
                            informationRequest: (string | {
                                /** @enum {boolean} */
                                redacted: true;
                            }) | null;
                            nric: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            payable: string | null;
                            payment: {
                                accountNo?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                bankName?: string;
                                bankNo?: string;
                                branchNo?: string;
                                /** @enum {string} */
                                method: "Bank" | "Cheque" | "PayNow" | "Payroll" | "Insurer";
                            };
                            providerName: string;
                            rejectionReasonCode: string | null;
                            remarks: (string | {
                                /** @enum {boolean} */
                                redacted: true;
                            }) | null;
                            retryCount: number;
                            /** @enum {string} */
                            status: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                            transactionNo: string | null;
                            updatedAt: string;
                            version: number;
                            visitDate: string | null;
                            visitNo: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/claims/batch-approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        batchNo: string;
                        claims: {
                            claimId: string;
                            /** @default [] */
                            comparedWith?: string[];
                            expectedVersion: number;
                            /** @default  */
                            notDuplicateReason?: string;
                            payableCents: number;
                        }[];
                        /** @default  */
                        remarks?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            approved: number;
                            batchNo: string;
                            held: number;
                            refused: number;
                            results: {
                                claimId: string;
                                claimNo: string;
                                code: string | null;
                                lookalikes: {
                                    because: ("same-receipt" | "same-receipt-file" | "same-day-and-amount" | "same-file" | "same-provider" | "same-patient")[];
                                    claimId: string;
                                    claimNo: string;
                                    /** @enum {string} */
                                    kind: "outpatient" | "inpatient";
                                    /** @enum {string} */
                                    likeness: "strong" | "medium" | "weak";
                                    /** @enum {string} */
                                    status: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                                }[];
                                lookalikesTotal: number;
                                message: string | null;
                                /** @enum {string} */
                                outcome: "approved" | "held" | "refused";
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            createdAt: string;
                            groupCode: string;
                            id: string;
                            name: string;
                            policyNo: string;
                            status: string;
                            updatedAt: string;
                            users: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        companyMasterId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            createdAt: string;
                            groupCode: string;
                            id: string;
                            name: string;
                            policyNo: string;
                            status: string;
                            updatedAt: string;
                            users: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConsoleClient"];
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        eLogConfig?: {
                            companyEmails?: string[];
                            /** @enum {string} */
                            Default_ELOG?: "Fixed" | "NonFixed";
                            Fixed_ELOG_Limit?: number | null;
                            Fixed_ELOG_Limit_Count?: number | null;
                            LogF_RequireHR?: 0 | 1;
                            LogNF_RequireHR?: 0 | 1;
                            NonFixed_ELOG_Limit?: number | null;
                            NonFixed_ELOG_Limit_Count?: number | null;
                            Presigned_ELOG_Amount?: number;
                            Presigned_ELOG_Count?: number;
                            Presigned_ELOG_Limit?: number | null;
                            Presigned_ELOG_Limit_Count?: number | null;
                        };
                        enrolmentConfig?: {
                            secondary_identifier: ("name" | "birthdate" | "staffid")[];
                        };
                        expectedVersion: number;
                        featuresConfig?: {
                            allowChat?: boolean;
                            allowClinicLocator?: boolean;
                            allowDependantChangeEmail?: boolean;
                            allowEAP?: boolean;
                            allowEcard?: boolean;
                            allowEclaimPaymentByInsurer?: boolean;
                            allowEclaimSubmit?: boolean;
                            allowEditRegistrationEmail?: boolean;
                            allowEmployeeChangeEmail?: boolean;
                            allowHealthArticles?: boolean;
                            allowInpatient?: boolean;
                            allowLOG?: boolean;
                            allowMarketplace?: boolean;
                            allowMyPlan?: boolean;
                            allowMyVisit?: boolean;
                            allowNotification?: boolean;
                            allowOutpatient?: boolean;
                            allowStretchMyDollar?: boolean;
                            allowTeleconsult?: boolean;
                            allowTeleconsultDependant?: boolean;
                            allowTrustedDevices?: boolean;
                            allowViewBenefitBalance?: boolean;
                            articleCompanyId?: string;
                            cacheECard?: boolean;
                            chequeOnly?: boolean;
                            disableMessage?: string;
                            giroOnly?: boolean;
                            itemizedMessage?: string;
                            itemizedMonth?: number;
                            /** @enum {string} */
                            loginIDType?: "email" | "nric" | "staffId";
                            maskNRIC?: boolean;
                            maximumFileUpload?: number;
                            payNowOnly?: boolean;
                            payrollOnly?: boolean;
                            /** @enum {string} */
                            registrationProof?: "dateOfBirth" | "staffId";
                            requireOTPArticle?: boolean;
                            requireOTPAskJoey?: boolean;
                            requireOTPClaims?: boolean;
                            requireOTPClinicLocator?: boolean;
                            requireOTPEcard?: boolean;
                            requireOTPLOG?: boolean;
                            requireOTPNotification?: boolean;
                            requireOTPProfile?: boolean;
                            requireOTPRewards?: boolean;
                            requireOTPStore?: boolean;
                            requireOTPTeleconsult?: boolean;
                            requireOTPUserGuide?: boolean;
                            requireRegistrationEmail?: boolean;
                            restrictOTP?: boolean;
                            showDiagnosis?: boolean;
                            showDrugs?: boolean;
                            showLabs?: boolean;
                            showMHC?: boolean;
                            showProcedures?: boolean;
                            showReceipt?: boolean;
                            showXrays?: boolean;
                            supportingVisitCode?: string[];
                            teleconsultAppLink?: string;
                            unmaskedNRICLength?: number;
                            userDataFromCustomerMS?: boolean;
                            userGuideUrl?: string;
                        };
                        microserviceTemplates?: {
                            accessTokenPush?: string;
                            approved?: string;
                            birthdayPush?: string;
                            closure?: string;
                            eLogNotification?: string;
                            emailOTP?: string;
                            firstNotification?: string;
                            firstReminder?: string;
                            marketplacePurchased?: string;
                            marketplaceRedeemed?: string;
                            rejected?: string;
                            resetPassword?: string;
                            secondReminder?: string;
                            simpleEmail?: string;
                            smsOTP?: string;
                            submittedInpatientClaim?: string;
                            submittedOutpatientClaim?: string;
                            succeededResetPassword?: string;
                            welcomeEmail?: string;
                        };
                        onboardingEmailConfig?: {
                            templateAlias?: string;
                            testEmail?: string;
                        };
                        paymentConfig?: {
                            autoFillBankDetails?: boolean;
                            defaults?: {
                                paymentMethod?: string;
                            };
                            updateBankInfo?: boolean;
                        };
                        /** @enum {string} */
                        status?: "ACTIVE" | "INACTIVE";
                        teleconsult_features_config?: ("Post Health Screening" | "General Practitioner" | "Dietician" | "Mental Health" | "ART Specialist")[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConsoleClient"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/clients/{id}/as-of": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    at: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            fields: {
                                field: string;
                                group: string;
                                label: string;
                                value: unknown;
                            }[];
                            recordedAt: string;
                            revision: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/clients/{id}/clone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        companyMasterId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            createdAt: string;
                            groupCode: string;
                            id: string;
                            name: string;
                            policyNo: string;
                            status: string;
                            updatedAt: string;
                            users: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/clients/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actor: {
                                id: string;
                                /** @enum {string} */
                                kind: "member" | "hr-administrator" | "system-administrator" | "insurer" | "system";
                                name: string | null;
                                role: string | null;
                            };
                            causationId: string | null;
                            cause: {
                                eventId: string;
                                record: {
                                    id: string;
                                    kind: ("users" | "clients" | "claims" | "accounts" | "uploads") | null;
                                    stream: string;
                                } | null;
                                revision: number | null;
                                title: string | null;
                            } | null;
                            changes: {
                                field: string;
                                from: unknown;
                                label: string;
                                to: unknown;
                            }[];
                            clientAddress: string | null;
                            commandId: string;
                            correlationId: string;
                            hash: string;
                            id: string;
                            position: string;
                            problem: string | null;
                            reason: unknown;
                            recordedAt: string;
                            revision: number;
                            storedAt: string;
                            title: string;
                            type: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/clients/{id}/history/{revision}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    revision: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            fields: {
                                field: string;
                                group: string;
                                label: string;
                                value: unknown;
                            }[];
                            recordedAt: string;
                            revision: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/clients/{id}/notification-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            templates: {
                                [key: string]: {
                                    message?: string;
                                    subject?: string;
                                    text?: string;
                                    title?: string;
                                };
                            };
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        templates: {
                            [key: string]: {
                                message?: string;
                                subject?: string;
                                text?: string;
                                title?: string;
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            templates: {
                                [key: string]: {
                                    message?: string;
                                    subject?: string;
                                    text?: string;
                                    title?: string;
                                };
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/clients/{id}/onboarding-trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/combined-roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CombiningAdministrators"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/company-master": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CompanyMasterEntry"][];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            meaning: string;
                            title: string;
                            type: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/events/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            companyName: string | null;
                            id: string;
                            name: string | null;
                            nric: string | null;
                            /** @enum {string} */
                            userType: "client" | "sys-admin";
                        }[];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/events/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        actorId?: string;
                        after?: {
                            /** Format: date-time */
                            at: string;
                            position: string;
                        };
                        /** Format: date-time */
                        from?: string;
                        /** @default 50 */
                        limit?: number;
                        personId?: string;
                        /** Format: date-time */
                        to?: string;
                        types?: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            events: {
                                actor: {
                                    id: string;
                                    kind: string;
                                    name: string | null;
                                    role: string | null;
                                };
                                at: string;
                                correlationId: string;
                                id: string;
                                meaning: string;
                                position: string;
                                record: {
                                    id: string;
                                    kind: ("users" | "clients" | "claims" | "accounts" | "uploads") | null;
                                    stream: string;
                                };
                                revision: number;
                                subjects: {
                                    id: string;
                                    name: string | null;
                                }[];
                                title: string;
                                type: string;
                            }[];
                            next: {
                                /** Format: date-time */
                                at: string;
                                position: string;
                            } | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/excluded-clinics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ExcludedClinic"][];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ExcludedClinic"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/excluded-clinics/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            expiresAt: string | null;
                            filter: {
                                /** @enum {string} */
                                field: "groupCode" | "policyNo" | "name";
                                query: string;
                            } | null;
                            id: string;
                            /** @enum {string} */
                            memberType: "all" | "e" | "d";
                            requestedAt: string;
                            rowsDone: number;
                            rowsTotal: number | null;
                            /** @enum {string} */
                            state: "waiting" | "writing" | "ready" | "failed" | "expired";
                        }[];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        filter?: {
                            /** @enum {string} */
                            field: "groupCode" | "policyNo" | "name";
                            query: string;
                        } | null;
                        /** @default all */
                        memberType?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            expiresAt: string | null;
                            filter: {
                                /** @enum {string} */
                                field: "groupCode" | "policyNo" | "name";
                                query: string;
                            } | null;
                            id: string;
                            /** @enum {string} */
                            memberType: "all" | "e" | "d";
                            requestedAt: string;
                            rowsDone: number;
                            rowsTotal: number | null;
                            /** @enum {string} */
                            state: "waiting" | "writing" | "ready" | "failed" | "expired";
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/exports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/handover-failures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            gaveUp: number;
                            /** @enum {string} */
                            kind: "outpatient" | "inpatient";
                            lastFailedAt: string;
                            reason: string;
                            retried: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/hr-claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    after?: string;
                    before?: string;
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HrClaimRow"][];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/hr-claims/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HrClaim"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/identity-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["IdentityChange"][];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/identity-changes/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "APPROVED" | "REJECTED";
                        note?: string | null;
                        requestId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["IdentityChange"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/identity-changes/{id}/evidence/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    fileId: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/inpatient-bank-proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            attachments: {
                                bytes: number;
                                /** @enum {string} */
                                category: "INV/RCP" | "DOC";
                                id: string;
                                mimeType: string;
                                name: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                            }[];
                            claimantName: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            claimNo: string;
                            /** @enum {string} */
                            claimStatus: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                            companyName: string;
                            current: {
                                accountNo: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                bankName: string;
                                bankNo: string;
                                branchName: string | null;
                                branchNo: string;
                            } | null;
                            id: string;
                            nric: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            obstacle: string | null;
                            payeeName: (string | {
                                /** @enum {boolean} */
                                redacted: true;
                            }) | null;
                            proposalId: string;
                            proposed: {
                                accountNo: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                bankName: string;
                                bankNo: string;
                                branchName: string | null;
                                branchNo: string;
                            };
                            proposedAt: string;
                            proposedBy: string | null;
                            /** @enum {string} */
                            status: "WAITING_VERIFICATION" | "APPROVED" | "REJECTED" | "CLOSED";
                            transactionNo: string | null;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/inpatient-claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    after?: string;
                    before?: string;
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            admissionDate: string | null;
                            amount: string;
                            claimantId: string;
                            claimantName: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            claimNo: string;
                            companyId: string;
                            companyName: string;
                            currency: string;
                            dischargeDate: string | null;
                            filedAt: string;
                            gaveUp: boolean;
                            handoverFailure: {
                                failedAt: string;
                                nextTryAt: string | null;
                                reason: string;
                            } | null;
                            id: string;
                            nric: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            payable: string | null;
                            providerName: string;
                            retryCount: number;
                            /** @enum {string} */
                            status: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                            transactionNo: string | null;
                            updatedAt: string;
                            version: number;
                            visitDate: string | null;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/inpatient-claims/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actions: ("update" | "delete" | "download-settlement-letter" | "reprocess" | "propose-bank-account" | "request-information" | "start-review" | "approve" | "reject" | "assign" | "dismiss-duplicate")[];
                            admissionDate: string | null;
                            amount: string;
                            assignee: {
                                id: string;
                                name: string;
                            } | null;
                            attachments: {
                                bytes: number;
                                /** @enum {string} */
                                category: "INV/RCP" | "DOC";
                                id: string;
                                mimeType: string;
                                name: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                            }[];
                            bankProposal: {
                                account: {
                                    accountNo: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    bankName: string;
                                    bankNo: string;
                                    branchNo: string;
                                };
                                note: (string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                }) | null;
                                /** @enum {string} */
                                status: "WAITING_VERIFICATION" | "APPROVED" | "REJECTED" | "CLOSED";
                            } | null;
                            batchNo: string | null;
                            claimantId: string;
                            claimantName: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            claimNo: string;
                            companyId: string;
                            companyName: string;
                            currency: string;
                            details: {
                                accident?: {
                                    claimableFromCompany?: boolean;
                                    date: string;
                                    details: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    place: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    time: string;
                                    workRelated: boolean;
                                };
                                admissionDate?: string;
                                amountCents: number;
                                benefitGroup: string;
                                benefitId: string;
                                benefitName: string;
                                currency: string;
                                diagnosisCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                diagnosisName?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                diagnosisText?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                gstAmountCents: number;
                                includesGst: boolean;
                                /** @enum {string} */
                                kind: "outpatient";
                                otherInsurer?: {
                                    claimReferenceNo?: string;
                                    name: string;
                                };
                                prePostHospitalisation: boolean;
                                providerName: string;
                                receiptNo: string;
                                remarks: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                visitDate: string;
                            } | {
                                accident?: {
                                    claimableFromCompany?: boolean;
                                    date: string;
                                    details: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    place: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    time: string;
                                    workRelated: boolean;
                                };
                                admissionDate: string;
                                amountCents: number;
                                currency: string;
                                dischargeDate: string;
                                /** @enum {string} */
                                kind: "inpatient";
                                operationCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                operationName: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                otherInsurer?: {
                                    claimReferenceNo?: string;
                                    name: string;
                                };
                                providerName: string;
                                reasonForTreatment: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                reasonForTreatmentCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                remarks: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                symptoms: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                symptomsStartDate: string;
                            };
                            dischargeDate: string | null;
                            employeeId: string;
                            filedAt: string;
                            /** @enum {string} */
                            filedBy: "member" | "hr-administrator";
                            gaveUp: boolean;
                            handoverFailure: {
                                failedAt: string;
                                nextTryAt: string | null;
                                reason: string;
                            } | null;
                            id: string;
                            informationRequest: (string | {
                                /** @enum {boolean} */
                                redacted: true;
                            }) | null;
                            nric: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            payable: string | null;
                            payment: {
                                accountNo?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                bankName?: string;
                                bankNo?: string;
                                branchNo?: string;
                                /** @enum {string} */
                                method: "Bank" | "Cheque" | "PayNow" | "Payroll" | "Insurer";
                            };
                            providerName: string;
                            rejectionReasonCode: string | null;
                            remarks: (string | {
                                /** @enum {boolean} */
                                redacted: true;
                            }) | null;
                            retryCount: number;
                            /** @enum {string} */
                            status: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                            transactionNo: string | null;
                            updatedAt: string;
                            version: number;
                            visitDate: string | null;
                            visitNo: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/insurer-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            claimId: string | null;
                            claimStatus: ("PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED") | null;
                            code: string | null;
                            deliveries: number;
                            id: string;
                            kind: ("outpatient" | "inpatient") | null;
                            lastReceivedAt: string;
                            /** @enum {string} */
                            outcome: "received" | "applied" | "unchanged" | "refused";
                            receivedAt: string;
                            sendAgain: ("same-event" | "new-event" | "never") | null;
                            transactionNo: string | null;
                            type: string | null;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/launch-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LaunchMessage"];
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        endDate?: string;
                        expectedVersion: number;
                        message?: string;
                        publish?: boolean;
                        startDate?: string;
                        title?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["LaunchMessage"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            addressWaitHours: number;
                            /** @enum {string} */
                            claimsDecidedBy: "desk" | "insurer";
                            groupCodes: string[];
                            lacksSecondFactor: boolean;
                            mayCombineCheckingRoles: boolean;
                            powers: string[];
                            user: {
                                email: string;
                                name: string;
                                roles: {
                                    type: string;
                                }[];
                                uuid: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/outpatient-bank-proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            attachments: {
                                bytes: number;
                                /** @enum {string} */
                                category: "INV/RCP" | "DOC";
                                id: string;
                                mimeType: string;
                                name: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                            }[];
                            claimantName: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            claimNo: string;
                            /** @enum {string} */
                            claimStatus: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                            companyName: string;
                            current: {
                                accountNo: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                bankName: string;
                                bankNo: string;
                                branchName: string | null;
                                branchNo: string;
                            } | null;
                            id: string;
                            nric: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            obstacle: string | null;
                            payeeName: (string | {
                                /** @enum {boolean} */
                                redacted: true;
                            }) | null;
                            proposalId: string;
                            proposed: {
                                accountNo: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                bankName: string;
                                bankNo: string;
                                branchName: string | null;
                                branchNo: string;
                            };
                            proposedAt: string;
                            proposedBy: string | null;
                            /** @enum {string} */
                            status: "WAITING_VERIFICATION" | "APPROVED" | "REJECTED" | "CLOSED";
                            transactionNo: string | null;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/outpatient-claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    after?: string;
                    before?: string;
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            admissionDate: string | null;
                            amount: string;
                            claimantId: string;
                            claimantName: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            claimNo: string;
                            companyId: string;
                            companyName: string;
                            currency: string;
                            dischargeDate: string | null;
                            filedAt: string;
                            gaveUp: boolean;
                            handoverFailure: {
                                failedAt: string;
                                nextTryAt: string | null;
                                reason: string;
                            } | null;
                            id: string;
                            nric: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            payable: string | null;
                            providerName: string;
                            retryCount: number;
                            /** @enum {string} */
                            status: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                            transactionNo: string | null;
                            updatedAt: string;
                            version: number;
                            visitDate: string | null;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/outpatient-claims/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actions: ("update" | "delete" | "download-settlement-letter" | "reprocess" | "propose-bank-account" | "request-information" | "start-review" | "approve" | "reject" | "assign" | "dismiss-duplicate")[];
                            admissionDate: string | null;
                            amount: string;
                            assignee: {
                                id: string;
                                name: string;
                            } | null;
                            attachments: {
                                bytes: number;
                                /** @enum {string} */
                                category: "INV/RCP" | "DOC";
                                id: string;
                                mimeType: string;
                                name: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                            }[];
                            bankProposal: {
                                account: {
                                    accountNo: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    bankName: string;
                                    bankNo: string;
                                    branchNo: string;
                                };
                                note: (string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                }) | null;
                                /** @enum {string} */
                                status: "WAITING_VERIFICATION" | "APPROVED" | "REJECTED" | "CLOSED";
                            } | null;
                            batchNo: string | null;
                            claimantId: string;
                            claimantName: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            claimNo: string;
                            companyId: string;
                            companyName: string;
                            currency: string;
                            details: {
                                accident?: {
                                    claimableFromCompany?: boolean;
                                    date: string;
                                    details: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    place: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    time: string;
                                    workRelated: boolean;
                                };
                                admissionDate?: string;
                                amountCents: number;
                                benefitGroup: string;
                                benefitId: string;
                                benefitName: string;
                                currency: string;
                                diagnosisCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                diagnosisName?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                diagnosisText?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                gstAmountCents: number;
                                includesGst: boolean;
                                /** @enum {string} */
                                kind: "outpatient";
                                otherInsurer?: {
                                    claimReferenceNo?: string;
                                    name: string;
                                };
                                prePostHospitalisation: boolean;
                                providerName: string;
                                receiptNo: string;
                                remarks: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                visitDate: string;
                            } | {
                                accident?: {
                                    claimableFromCompany?: boolean;
                                    date: string;
                                    details: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    place: string | {
                                        /** @enum {boolean} */
                                        redacted: true;
                                    };
                                    time: string;
                                    workRelated: boolean;
                                };
                                admissionDate: string;
                                amountCents: number;
                                currency: string;
                                dischargeDate: string;
                                /** @enum {string} */
                                kind: "inpatient";
                                operationCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                operationName: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                otherInsurer?: {
                                    claimReferenceNo?: string;
                                    name: string;
                                };
                                providerName: string;
                                reasonForTreatment: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                reasonForTreatmentCode?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                remarks: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                symptoms: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                symptomsStartDate: string;
                            };
                            dischargeDate: string | null;
                            employeeId: string;
                            filedAt: string;
                            /** @enum {string} */
                            filedBy: "member" | "hr-administrator";
                            gaveUp: boolean;
                            handoverFailure: {
                                failedAt: string;
                                nextTryAt: string | null;
                                reason: string;
                            } | null;
                            id: string;
                            informationRequest: (string | {
                                /** @enum {boolean} */
                                redacted: true;
                            }) | null;
                            nric: string | {
                                /** @enum {boolean} */
                                redacted: true;
                            };
                            payable: string | null;
                            payment: {
                                accountNo?: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                bankName?: string;
                                bankNo?: string;
                                branchNo?: string;
                                /** @enum {string} */
                                method: "Bank" | "Cheque" | "PayNow" | "Payroll" | "Insurer";
                            };
                            providerName: string;
                            rejectionReasonCode: string | null;
                            remarks: (string | {
                                /** @enum {boolean} */
                                redacted: true;
                            }) | null;
                            retryCount: number;
                            /** @enum {string} */
                            status: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                            transactionNo: string | null;
                            updatedAt: string;
                            version: number;
                            visitDate: string | null;
                            visitNo: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/own-address-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdministratorAddressChange"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AdministratorAddressChange"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/panel-clinics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PanelClinicRecord"][];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/panel-clinics/{code}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PanelClinicRecord"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PanelClinicRecord"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/people-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        by?: "name" | "nric" | "staffId" | "email" | "studentId";
                        companyId?: string;
                        /** @enum {string} */
                        memberType?: "E" | "D";
                        text: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PeopleFound"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/projections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            active: boolean;
                            error: string | null;
                            id: string;
                            /** @enum {string} */
                            kind: "projection" | "reactor";
                            lagEvents: number;
                            lagSeconds: number;
                            position: string;
                            /** @enum {string} */
                            state: "building" | "live" | "retired" | "failed";
                            updatedAt: string;
                            version: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/projections/{name}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    name: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            active: boolean;
                            error: string | null;
                            id: string;
                            /** @enum {string} */
                            kind: "projection" | "reactor";
                            lagEvents: number;
                            lagSeconds: number;
                            position: string;
                            /** @enum {string} */
                            state: "building" | "live" | "retired" | "failed";
                            updatedAt: string;
                            version: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/record-views/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        after?: {
                            /** Format: date-time */
                            at: string;
                            position: string;
                        };
                        /** Format: date-time */
                        from: string;
                        /** @default 50 */
                        limit?: number;
                        subjectId?: string;
                        /** Format: date-time */
                        to: string;
                        viewerId?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            counts: {
                                byDay: {
                                    key: string;
                                    views: number;
                                }[];
                                byViewer: {
                                    key: string;
                                    name: string | null;
                                    views: number;
                                }[];
                                byWhat: {
                                    key: string;
                                    views: number;
                                }[];
                                total: number;
                            };
                            next: {
                                /** Format: date-time */
                                at: string;
                                position: string;
                            } | null;
                            views: {
                                at: string;
                                position: string;
                                recordId: string;
                                subject: {
                                    id: string;
                                    name: string | null;
                                };
                                viewer: {
                                    id: string;
                                    name: string | null;
                                    role: string | null;
                                };
                                what: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            askedAt: string;
                            askedBy: {
                                id: string;
                                name: string | null;
                            };
                            done: number;
                            endedAt: string | null;
                            error: string | null;
                            id: string;
                            readModel: string;
                            result: {
                                equal: boolean;
                                events: number;
                                /** @default [] */
                                incompleteStreams: string[];
                                name: string;
                                position: string | null;
                                seconds: number;
                                tables: {
                                    differences: {
                                        columns: string[];
                                        key: {
                                            [key: string]: string;
                                        };
                                        /** @enum {string} */
                                        kind: "only in the live table" | "only in the replayed table" | "different";
                                    }[];
                                    differing: number;
                                    rows: number;
                                    strayColumns: string[];
                                    table: string;
                                }[];
                                version: number;
                            } | null;
                            /** @enum {string} */
                            state: "waiting" | "running" | "done" | "failed";
                            total: number;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        readModel: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/replays/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            askedAt: string;
                            askedBy: {
                                id: string;
                                name: string | null;
                            };
                            done: number;
                            endedAt: string | null;
                            error: string | null;
                            id: string;
                            readModel: string;
                            result: {
                                equal: boolean;
                                events: number;
                                /** @default [] */
                                incompleteStreams: string[];
                                name: string;
                                position: string | null;
                                seconds: number;
                                tables: {
                                    differences: {
                                        columns: string[];
                                        key: {
                                            [key: string]: string;
                                        };
                                        /** @enum {string} */
                                        kind: "only in the live table" | "only in the replayed table" | "different";
                                    }[];
                                    differing: number;
                                    rows: number;
                                    strayColumns: string[];
                                    table: string;
                                }[];
                                version: number;
                            } | null;
                            /** @enum {string} */
                            state: "waiting" | "running" | "done" | "failed";
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/replays/{id}/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            column: string;
                            live: unknown;
                            replayed: unknown;
                        }[][][];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            views: {
                                name: string;
                                query: string;
                            }[];
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        views: {
                            name: string;
                            query: string;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            views: {
                                name: string;
                                query: string;
                            }[];
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/system": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            eventStore: {
                                head: string | null;
                                kind: string;
                            };
                            outbox: {
                                gaveUp: number;
                                kind: string;
                                oldestDueSeconds: number;
                                waiting: number;
                            }[];
                            process: {
                                id: number;
                                memoryBytes: number;
                                node: string;
                                uptimeSeconds: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/upload-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            placeholderEmailDomain: string;
                            studentCompanyCodes: string[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/upload-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            createdAt: string;
                            endedAt: string | null;
                            error: string | null;
                            fileName: string;
                            id: string;
                            isOwn: boolean;
                            progress: {
                                done: number;
                                total: number;
                            };
                            /** @enum {string} */
                            state: "checking" | "checked" | "processing" | "complete" | "failed" | "discarded";
                            summary: {
                                dependants: {
                                    created: number;
                                    rejected: number;
                                    terminated: number;
                                    unchanged: number;
                                    updated: number;
                                };
                                rows: number;
                                users: {
                                    created: number;
                                    rejected: number;
                                    terminated: number;
                                    unchanged: number;
                                    updated: number;
                                };
                            };
                            uploadedBy: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            createdAt: string;
                            endedAt: string | null;
                            error: string | null;
                            fileName: string;
                            id: string;
                            isOwn: boolean;
                            progress: {
                                done: number;
                                total: number;
                            };
                            /** @enum {string} */
                            state: "checking" | "checked" | "processing" | "complete" | "failed" | "discarded";
                            summary: {
                                dependants: {
                                    created: number;
                                    rejected: number;
                                    terminated: number;
                                    unchanged: number;
                                    updated: number;
                                };
                                rows: number;
                                users: {
                                    created: number;
                                    rejected: number;
                                    terminated: number;
                                    unchanged: number;
                                    updated: number;
                                };
                            };
                            uploadedBy: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            createdAt: string;
                            endedAt: string | null;
                            error: string | null;
                            fileName: string;
                            id: string;
                            isOwn: boolean;
                            progress: {
                                done: number;
                                total: number;
                            };
                            /** @enum {string} */
                            state: "checking" | "checked" | "processing" | "complete" | "failed" | "discarded";
                            summary: {
                                dependants: {
                                    created: number;
                                    rejected: number;
                                    terminated: number;
                                    unchanged: number;
                                    updated: number;
                                };
                                rows: number;
                                users: {
                                    created: number;
                                    rejected: number;
                                    terminated: number;
                                    unchanged: number;
                                    updated: number;
                                };
                            };
                            uploadedBy: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            createdAt: string;
                            endedAt: string | null;
                            error: string | null;
                            fileName: string;
                            id: string;
                            isOwn: boolean;
                            progress: {
                                done: number;
                                total: number;
                            };
                            /** @enum {string} */
                            state: "checking" | "checked" | "processing" | "complete" | "failed" | "discarded";
                            summary: {
                                dependants: {
                                    created: number;
                                    rejected: number;
                                    terminated: number;
                                    unchanged: number;
                                    updated: number;
                                };
                                rows: number;
                                users: {
                                    created: number;
                                    rejected: number;
                                    terminated: number;
                                    unchanged: number;
                                    updated: number;
                                };
                            };
                            uploadedBy: string;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/uploads/{id}/rejected-rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/uploads/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            changes: {
                                /** @enum {string} */
                                field: "companyCode" | "companyName" | "name" | "nric" | "birthdate" | "gender" | "staffId" | "costCenter" | "effectiveStartDate" | "effectiveEndDate" | "designation" | "dep_name" | "dep_relationship" | "dep_nric" | "dep_birthdate" | "planNo" | "bankNo" | "branchNo" | "accountNo" | "newNric" | "dep_newNric" | "changeEffectiveDate" | "costCenterName" | "loginRequired" | "studentFullBankAccountNo" | "studentEmail" | "studentTel" | "studentCareerCode" | "studentMaritalStatus" | "studentID" | "studentNationality" | "singaporeCitizenshipstatus" | "nsMenIndicator" | "actionStatus" | "email" | "dep_email" | "dep_effectiveStartDate" | "dep_effectiveEndDate" | "dep_loginRequired";
                                from: string;
                                to: string;
                            }[];
                            errors: {
                                /** @enum {string} */
                                field: "companyCode" | "companyName" | "name" | "nric" | "birthdate" | "gender" | "staffId" | "costCenter" | "effectiveStartDate" | "effectiveEndDate" | "designation" | "dep_name" | "dep_relationship" | "dep_nric" | "dep_birthdate" | "planNo" | "bankNo" | "branchNo" | "accountNo" | "newNric" | "dep_newNric" | "changeEffectiveDate" | "costCenterName" | "loginRequired" | "studentFullBankAccountNo" | "studentEmail" | "studentTel" | "studentCareerCode" | "studentMaritalStatus" | "studentID" | "studentNationality" | "singaporeCitizenshipstatus" | "nsMenIndicator" | "actionStatus" | "email" | "dep_email" | "dep_effectiveStartDate" | "dep_effectiveEndDate" | "dep_loginRequired";
                                text: string;
                            }[];
                            id: string;
                            /** @enum {string} */
                            memberType: "E" | "D";
                            name: string;
                            nric: string;
                            /** @enum {string} */
                            outcome: "created" | "updated" | "terminated" | "unchanged" | "rejected";
                            rowNo: number;
                            warnings: string[];
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/uploads/{id}/submission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            createdAt: string;
                            endedAt: string | null;
                            error: string | null;
                            fileName: string;
                            id: string;
                            isOwn: boolean;
                            progress: {
                                done: number;
                                total: number;
                            };
                            /** @enum {string} */
                            state: "checking" | "checked" | "processing" | "complete" | "failed" | "discarded";
                            summary: {
                                dependants: {
                                    created: number;
                                    rejected: number;
                                    terminated: number;
                                    unchanged: number;
                                    updated: number;
                                };
                                rows: number;
                                users: {
                                    created: number;
                                    rejected: number;
                                    terminated: number;
                                    unchanged: number;
                                    updated: number;
                                };
                            };
                            uploadedBy: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/user-bank-proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UserBankProposal"][];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/user-bank-proposals/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "APPROVED" | "REJECTED";
                        note?: string | null;
                        proposalId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["UserBankProposal"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/user-of-nric": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        nric: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    after?: string;
                    before?: string;
                    filter?: string;
                    range?: string;
                    sort?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConsoleUserRow"][];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default  */
                        birthdate?: string;
                        /** @default  */
                        companyId?: string;
                        /** @default  */
                        contactNo?: string;
                        /** @default  */
                        contactNoCountryCode?: string;
                        /** @default  */
                        costCenter?: string;
                        /** @default  */
                        costCenterName?: string;
                        /** @default  */
                        designation?: string;
                        /** @default  */
                        effectiveEndDate?: string;
                        /** @default  */
                        effectiveStartDate?: string;
                        /** @default  */
                        email?: string;
                        /**
                         * @default
                         * @enum {string}
                         */
                        gender?: "m" | "f" | "";
                        /** @default true */
                        loginRequired?: boolean;
                        /** @default  */
                        name?: string;
                        /** @default  */
                        nric?: string;
                        /** @default  */
                        planNo?: string;
                        /** @default  */
                        staffId?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConsoleUser"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConsoleUser"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/users/{id}/as-of": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    at: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            fields: {
                                field: string;
                                group: string;
                                label: string;
                                value: unknown;
                            }[];
                            recordedAt: string;
                            revision: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/users/{id}/bank-proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default  */
                        accountNo?: string;
                        /** @default  */
                        bankName?: string;
                        /** @default  */
                        bankNo?: string;
                        /** @default  */
                        branchNo?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConsoleUser"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/users/{id}/basic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        birthdate?: string;
                        contactNo?: string;
                        contactNoCountryCode?: string;
                        email?: string;
                        expectedVersion: number;
                        /** @enum {string} */
                        gender?: "m" | "f" | "";
                        name?: string;
                        nric?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConsoleUser"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/users/{id}/clinics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    area?: string;
                    companyId: string;
                    type?: number;
                    zone?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PanelClinic"][];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/users/{id}/clinics/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    area?: string;
                    companyId: string;
                    type?: number;
                    zone?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/users/{id}/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        companies: {
                            added?: {
                                /** @default  */
                                birthdate?: string;
                                /** @default  */
                                effectiveEndDate?: string;
                                /** @default  */
                                effectiveStartDate?: string;
                                /** @default  */
                                email?: string;
                                /**
                                 * @default
                                 * @enum {string}
                                 */
                                gender?: "m" | "f" | "";
                                /** @default true */
                                loginRequired?: boolean;
                                /** @default  */
                                name?: string;
                                /** @default  */
                                nric?: string;
                                /** @default  */
                                planNo?: string;
                                /** @default  */
                                relationship?: string;
                            }[];
                            changed?: {
                                birthdate?: string;
                                effectiveEndDate?: string;
                                effectiveStartDate?: string;
                                email?: string;
                                expectedVersion?: number;
                                /** @enum {string} */
                                gender?: "m" | "f" | "";
                                loginRequired?: boolean;
                                name?: string;
                                nric?: string;
                                planNo?: string;
                                relationship?: string;
                                userId: string;
                            }[];
                            companyId: string;
                            cover?: {
                                costCenter?: string;
                                costCenterName?: string;
                                designation?: string;
                                effectiveEndDate?: string;
                                effectiveStartDate?: string;
                                planNo?: string;
                                staffId?: string;
                            };
                            removed?: string[];
                        }[];
                        expectedVersion: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConsoleUser"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/users/{id}/default-company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        companyId: string;
                        expectedVersion: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConsoleUser"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/users/{id}/dependants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    companyId?: string;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            dependants: components["schemas"]["ConsoleDependantRow"][];
                            user: {
                                id: string;
                                name: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                                nric: string | {
                                    /** @enum {boolean} */
                                    redacted: true;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/users/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            actor: {
                                id: string;
                                /** @enum {string} */
                                kind: "member" | "hr-administrator" | "system-administrator" | "insurer" | "system";
                                name: string | null;
                                role: string | null;
                            };
                            causationId: string | null;
                            cause: {
                                eventId: string;
                                record: {
                                    id: string;
                                    kind: ("users" | "clients" | "claims" | "accounts" | "uploads") | null;
                                    stream: string;
                                } | null;
                                revision: number | null;
                                title: string | null;
                            } | null;
                            changes: {
                                field: string;
                                from: unknown;
                                label: string;
                                to: unknown;
                            }[];
                            clientAddress: string | null;
                            commandId: string;
                            correlationId: string;
                            hash: string;
                            id: string;
                            position: string;
                            problem: string | null;
                            reason: unknown;
                            recordedAt: string;
                            revision: number;
                            storedAt: string;
                            title: string;
                            type: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/users/{id}/history/{revision}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    revision: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            fields: {
                                field: string;
                                group: string;
                                label: string;
                                value: unknown;
                            }[];
                            recordedAt: string;
                            revision: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/users/{id}/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email?: string;
                        expectedVersion: number;
                        loginRequired?: boolean;
                        onboardingEmailSent?: boolean;
                        reason?: string;
                        status?: 100 | 101 | 300 | 301 | 401;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConsoleUser"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/users/{id}/memberships/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query: {
                    expectedVersion: number;
                };
                header?: never;
                path: {
                    companyId: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConsoleUser"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/users/{id}/student": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        expectedVersion: number;
                        studentInformation: {
                            nsMenIndicator?: string;
                            singaporeCitizenshipstatus?: string;
                            studentCareerCode?: string;
                            studentEmail?: string;
                            studentFullBankAccountNo?: string;
                            studentID?: string;
                            studentMaritalStatus?: string;
                            studentNationality?: string;
                            studentTel?: string;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ConsoleUser"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/users/{userId}/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            forgotten: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/users/{userId}/second-factors-removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            removed: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/users/{userId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                        status: 100 | 101 | 300 | 301 | 401;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            groupCodes: string[];
                            id: string;
                            roles: string[];
                            status: 100 | 101 | 300 | 301 | 401;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/verification-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["VerificationCounts"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/countryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code: string;
                            label: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ecard/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cover"][];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/eclaims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            eclaim: {
                                _id: string;
                                error: string;
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/elog/config/claimoptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    companyId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            inpatient: {
                                cl: {
                                    c: string;
                                    n: string;
                                }[];
                                hl: {
                                    c: string;
                                    n: string;
                                }[];
                                il: {
                                    c: string;
                                    n: string;
                                }[];
                                ol: {
                                    c: string;
                                    n: string;
                                }[];
                                paymentConfig: {
                                    autoFillBankDetails: boolean;
                                    defaults: {
                                        /** @default  */
                                        paymentMethod: string;
                                    };
                                    updateBankInfo: boolean;
                                };
                            };
                            outpatient: {
                                bl: {
                                    c: string;
                                    n: string;
                                    ol: {
                                        c: string;
                                        g: string;
                                        id: string;
                                        n: string;
                                        ptc: string;
                                        sd: boolean;
                                    }[];
                                }[];
                                cl: {
                                    c: string;
                                    n: string;
                                }[];
                                dl: {
                                    c: string;
                                    n: string;
                                }[];
                                hl: {
                                    c: string;
                                    n: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/externalapi/getAppLaunchConfigFromMHC": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            appLaunch: {
                                endDate: string;
                                message: string;
                                publish: boolean;
                                startDate: string;
                                title: string;
                            };
                            appLaunchExtra: {
                                card_publishable_key: string;
                                faq_url: string;
                                moh_company_code: string;
                                production_url_pdpa: string;
                                smu_company_international_code: string;
                                smu_company_local_code: string;
                                smu_program_code: string;
                            };
                            loginIDTypes: ("nric" | "staffId")[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/externalapi/getMHCArticlesBannerList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ArticleBanner"][];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/externalapi/getMHCArticlesBannerList/homepage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ArticleBanner"][];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/externalapi/healtharticle/getMHCArticlesFullList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Article"][];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/externalapi/healtharticle/getMHCYoutubeVideosDetail/{videoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    videoId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ArticleVideo"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/externalapi/healtharticle/getMHCYoutubeVideosFullList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ArticleVideo"][];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hradmin/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CompanyCover"][];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hradmin/employee/{userId}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        hradmin: boolean;
                        /** @default HR administrator access */
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            hrAdministrator: boolean;
                            id: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hradmin/hrclaims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    searchMax?: number;
                    searchPage?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                hrclaims: components["schemas"]["SysadminHrClaim"][];
                                pagination: {
                                    searchMax: number;
                                    searchPage: number;
                                    totalData: number;
                                    totalPage: number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hradmin/hrclaims/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                hrclaim: components["schemas"]["SysadminHrClaim"];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hradmin/hrclaims/{id}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    view?: string;
                };
                header?: never;
                path: {
                    attachmentId: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hradmin/mhcinsights/generateURL": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            redirect_url: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inpatientclaim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    companyId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ad: string;
                            ca: string;
                            ccy: string;
                            d: string[];
                            did: string;
                            eid: string;
                            filed: string;
                            ia: string;
                            ic: string;
                            id: string;
                            n: string;
                            p: string;
                            pa: string;
                            pi: boolean;
                            retry: number;
                            s: string;
                            t: 1 | 2 | 3;
                            tx: string;
                            vd: string;
                            vn: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query: {
                    captchaResponse?: string;
                    companyId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            inpatientclaim: {
                                _id: string;
                                error: string;
                                message: string;
                                transactionNo: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inpatientclaim/{transactionNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    transactionNo: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            inpatientclaim: {
                                _id: string;
                                error: string;
                                message: string;
                                transactionNo: string;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    transactionNo: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": true;
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inpatientclaim/delete/{claimId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    claimId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": true;
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inpatientclaim/update/{claimId}/web": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    claimId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            inpatientclaim: {
                                _id: string;
                                error: string;
                                message: string;
                                transactionNo: string;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inpatientclaim/v2/{nric}/{transactionNo}/{useRecordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    nric: string;
                    transactionNo: string;
                    useRecordId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            accidentClaimableFromCompany: ("Y" | "N") | "";
                            accidentDateTime: string;
                            accidentDetails: string;
                            /** @enum {string} */
                            accidentRelated: "Y" | "N";
                            accountNo: string;
                            admissionDate: string;
                            amount: string;
                            attachment: {
                                attachmentLink: string;
                                filename: string;
                                mimeType: string;
                                objectId: string;
                                original_filename: string;
                                /** @enum {string} */
                                remarks: "INVOICE/RECEIPT" | "OTHER";
                                viewUrl: string;
                            }[];
                            bankName: string;
                            bankNo: string;
                            batchNo: string;
                            branchNo: string;
                            claimableAmount: string;
                            claimantId: string;
                            /** @enum {string} */
                            claimingFromOtherInsurer: "Y" | "N";
                            claimingFromOtherInsurerName: string;
                            claimReferenceNo: string;
                            claimRetry: number;
                            claimStatus: string;
                            companyId: string;
                            currency: string;
                            dischargeDate: string;
                            empSubRemarks: string;
                            informationRequest: string;
                            name: string;
                            nameOfOperation: string;
                            nameOfOperationCode: string;
                            nric: string;
                            originalAmount: {
                                amount: string;
                                currency: string;
                            };
                            payableAmount: string;
                            payee: string;
                            paymentMethod: string;
                            placeOfAccident: string;
                            providerName: string;
                            reasonForTreatment: string;
                            remarks: string;
                            status: string;
                            submissionDate: string;
                            symptoms: string;
                            symptomsStartDate: string;
                            timeline: {
                                at: string;
                                text: string;
                                what: string;
                            }[];
                            transactionNo: string;
                            version: number;
                            visitNo: string;
                            workRelated: ("Y" | "N") | "";
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inpatientclaim/v3/{claimId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    claimId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            accidentClaimableFromCompany: ("Y" | "N") | "";
                            accidentDateTime: string;
                            accidentDetails: string;
                            /** @enum {string} */
                            accidentRelated: "Y" | "N";
                            accountNo: string;
                            admissionDate: string;
                            amount: string;
                            attachment: {
                                attachmentLink: string;
                                filename: string;
                                mimeType: string;
                                objectId: string;
                                original_filename: string;
                                /** @enum {string} */
                                remarks: "INVOICE/RECEIPT" | "OTHER";
                                viewUrl: string;
                            }[];
                            bankName: string;
                            bankNo: string;
                            batchNo: string;
                            branchNo: string;
                            claimableAmount: string;
                            claimantId: string;
                            /** @enum {string} */
                            claimingFromOtherInsurer: "Y" | "N";
                            claimingFromOtherInsurerName: string;
                            claimReferenceNo: string;
                            claimRetry: number;
                            claimStatus: string;
                            companyId: string;
                            currency: string;
                            dischargeDate: string;
                            empSubRemarks: string;
                            informationRequest: string;
                            name: string;
                            nameOfOperation: string;
                            nameOfOperationCode: string;
                            nric: string;
                            originalAmount: {
                                amount: string;
                                currency: string;
                            };
                            payableAmount: string;
                            payee: string;
                            paymentMethod: string;
                            placeOfAccident: string;
                            providerName: string;
                            reasonForTreatment: string;
                            remarks: string;
                            status: string;
                            submissionDate: string;
                            symptoms: string;
                            symptomsStartDate: string;
                            timeline: {
                                at: string;
                                text: string;
                                what: string;
                            }[];
                            transactionNo: string;
                            version: number;
                            visitNo: string;
                            workRelated: ("Y" | "N") | "";
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inpatientclaimoptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    companyId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            cl: {
                                c: string;
                                n: string;
                            }[];
                            hl: {
                                c: string;
                                n: string;
                            }[];
                            il: {
                                c: string;
                                n: string;
                            }[];
                            ol: {
                                c: string;
                                n: string;
                            }[];
                            paymentConfig: {
                                autoFillBankDetails: boolean;
                                defaults: {
                                    /** @default  */
                                    paymentMethod: string;
                                };
                                updateBankInfo: boolean;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/insurer/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description 200: our answer to a message that was taken */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            claimStatus: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                            /** @enum {string} */
                            outcome: "applied" | "unchanged";
                        };
                    };
                };
                /** @description 404, 409 and 422: our answer to a message that was refused */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            claimStatus?: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                            error: string;
                            errorCode: string;
                            errorMessage: string;
                            errors?: {
                                [key: string]: string;
                            };
                            message: string;
                            reason?: string;
                            /** @enum {string} */
                            sendAgain: "same-event" | "new-event" | "never";
                        };
                    };
                };
                /** @description 404, 409 and 422: our answer to a message that was refused */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            claimStatus?: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                            error: string;
                            errorCode: string;
                            errorMessage: string;
                            errors?: {
                                [key: string]: string;
                            };
                            message: string;
                            reason?: string;
                            /** @enum {string} */
                            sendAgain: "same-event" | "new-event" | "never";
                        };
                    };
                };
                /** @description 404, 409 and 422: our answer to a message that was refused */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            claimStatus?: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED";
                            error: string;
                            errorCode: string;
                            errorMessage: string;
                            errors?: {
                                [key: string]: string;
                            };
                            message: string;
                            reason?: string;
                            /** @enum {string} */
                            sendAgain: "same-event" | "new-event" | "never";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    before?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            hasUnreadMessages: boolean;
                            notifications: components["schemas"]["Notification"][];
                            unreadCount: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            channels: ("portal" | "email")[];
                            preferences: {
                                channels: {
                                    email: boolean;
                                    portal: boolean;
                                };
                                /** @enum {string} */
                                kind: "claim-received" | "claim-submitted" | "claim-information-requested" | "claim-in-review" | "claim-approved" | "claim-rejected" | "payment-details-changed" | "password-changed" | "email-address-changed" | "new-sign-in" | "account-locked" | "account-unlocked" | "roles-changed" | "identity-change-approved" | "identity-change-declined" | "second-factor-added" | "second-factor-removed" | "second-factor-refused" | "recovery-code-used" | "recovery-codes-made";
                                mayBeSwitchedOff: boolean;
                            }[];
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        preferences: {
                            /** @enum {string} */
                            channel: "portal" | "email";
                            enabled: boolean;
                            /** @enum {string} */
                            kind: "claim-received" | "claim-submitted" | "claim-information-requested" | "claim-in-review" | "claim-approved" | "claim-rejected" | "payment-details-changed" | "password-changed" | "email-address-changed" | "new-sign-in" | "account-locked" | "account-unlocked" | "roles-changed" | "identity-change-approved" | "identity-change-declined" | "second-factor-added" | "second-factor-removed" | "second-factor-refused" | "recovery-code-used" | "recovery-codes-made";
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            channels: ("portal" | "email")[];
                            preferences: {
                                channels: {
                                    email: boolean;
                                    portal: boolean;
                                };
                                /** @enum {string} */
                                kind: "claim-received" | "claim-submitted" | "claim-information-requested" | "claim-in-review" | "claim-approved" | "claim-rejected" | "payment-details-changed" | "password-changed" | "email-address-changed" | "new-sign-in" | "account-locked" | "account-unlocked" | "roles-changed" | "identity-change-approved" | "identity-change-declined" | "second-factor-added" | "second-factor-removed" | "second-factor-refused" | "recovery-code-used" | "recovery-codes-made";
                                mayBeSwitchedOff: boolean;
                            }[];
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: string[];
                    } | {
                        /** @enum {boolean} */
                        all: true;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            hasUnreadMessages: boolean;
                            unreadCount: number;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outpatient/{claimId}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    image?: string;
                    view?: string;
                };
                header?: never;
                path: {
                    attachmentId: string;
                    claimId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outpatientclaim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    companyId?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ad: string;
                            ca: string;
                            ccy: string;
                            d: string[];
                            did: string;
                            eid: string;
                            filed: string;
                            ia: string;
                            ic: string;
                            id: string;
                            n: string;
                            p: string;
                            pa: string;
                            pi: boolean;
                            retry: number;
                            s: string;
                            t: 1 | 2 | 3;
                            tx: string;
                            vd: string;
                            vn: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outpatientclaim/{transactionNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    transactionNo: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": true;
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outpatientclaim/delete/{claimId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    claimId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": true;
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outpatientclaim/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query: {
                    captchaResponse?: string;
                    companyId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            outpatientclaim: {
                                _id: string;
                                error: string;
                                message: string;
                                transactionNo: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outpatientclaim/v2/web/{nric}/{transactionNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    useRecordId?: string;
                };
                header?: never;
                path: {
                    nric: string;
                    transactionNo: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            accidentClaimableFromCompany: ("Y" | "N") | "";
                            accidentDateTime: string;
                            accidentDetails: string;
                            /** @enum {string} */
                            accidentRelated: "Y" | "N";
                            accountNo: string;
                            admissionDate: string;
                            amount: string;
                            attachment: {
                                attachmentLink: string;
                                filename: string;
                                mimeType: string;
                                objectId: string;
                                original_filename: string;
                                /** @enum {string} */
                                remarks: "INVOICE/RECEIPT" | "OTHER";
                                viewUrl: string;
                            }[];
                            bankName: string;
                            bankNo: string;
                            batchNo: string;
                            benefitGroup: string;
                            benefitId: string;
                            benefitName: string;
                            branchNo: string;
                            claimableAmount: string;
                            claimantId: string;
                            /** @enum {string} */
                            claimingFromOtherInsurer: "Y" | "N";
                            claimingFromOtherInsurerName: string;
                            claimReferenceNo: string;
                            claimRetry: number;
                            claimStatus: string;
                            companyId: string;
                            currency: string;
                            diagnosisCode: string;
                            diagnosisName: string;
                            diagnosisTextFromMember: string;
                            empSubRemarks: string;
                            gstAmount: string;
                            includeGST: boolean;
                            informationRequest: string;
                            name: string;
                            nric: string;
                            originalAmount: {
                                amount: string;
                                currency: string;
                            };
                            payableAmount: string;
                            paymentMethod: string;
                            placeOfAccident: string;
                            /** @enum {string} */
                            prePostHospitalisation: "Y" | "N";
                            providerName: string;
                            receiptNo: string;
                            remarks: string;
                            status: string;
                            submissionDate: string;
                            timeline: {
                                at: string;
                                text: string;
                                what: string;
                            }[];
                            transactionNo: string;
                            version: number;
                            visitDate: string;
                            visitNo: string;
                            workRelated: ("Y" | "N") | "";
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    nric: string;
                    transactionNo: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            outpatientclaim: {
                                _id: string;
                                error: string;
                                message: string;
                                transactionNo: string;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outpatientclaim/v3/{claimId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    claimId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            _id: string;
                            accidentClaimableFromCompany: ("Y" | "N") | "";
                            accidentDateTime: string;
                            accidentDetails: string;
                            /** @enum {string} */
                            accidentRelated: "Y" | "N";
                            accountNo: string;
                            admissionDate: string;
                            amount: string;
                            attachment: {
                                attachmentLink: string;
                                filename: string;
                                mimeType: string;
                                objectId: string;
                                original_filename: string;
                                /** @enum {string} */
                                remarks: "INVOICE/RECEIPT" | "OTHER";
                                viewUrl: string;
                            }[];
                            bankName: string;
                            bankNo: string;
                            batchNo: string;
                            benefitGroup: string;
                            benefitId: string;
                            benefitName: string;
                            branchNo: string;
                            claimableAmount: string;
                            claimantId: string;
                            /** @enum {string} */
                            claimingFromOtherInsurer: "Y" | "N";
                            claimingFromOtherInsurerName: string;
                            claimReferenceNo: string;
                            claimRetry: number;
                            claimStatus: string;
                            companyId: string;
                            currency: string;
                            diagnosisCode: string;
                            diagnosisName: string;
                            diagnosisTextFromMember: string;
                            empSubRemarks: string;
                            gstAmount: string;
                            includeGST: boolean;
                            informationRequest: string;
                            name: string;
                            nric: string;
                            originalAmount: {
                                amount: string;
                                currency: string;
                            };
                            payableAmount: string;
                            paymentMethod: string;
                            placeOfAccident: string;
                            /** @enum {string} */
                            prePostHospitalisation: "Y" | "N";
                            providerName: string;
                            receiptNo: string;
                            remarks: string;
                            status: string;
                            submissionDate: string;
                            timeline: {
                                at: string;
                                text: string;
                                what: string;
                            }[];
                            transactionNo: string;
                            version: number;
                            visitDate: string;
                            visitNo: string;
                            workRelated: ("Y" | "N") | "";
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/outpatientclaim/v3/{claimId}/web": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    claimId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            outpatientclaim: {
                                _id: string;
                                error: string;
                                message: string;
                                transactionNo: string;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/config/benefits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    companyId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            benefit: {
                                companyCode: string;
                            };
                            featuresConfig: {
                                /** @default false */
                                allowChat: boolean;
                                /** @default false */
                                allowClinicLocator: boolean;
                                /** @default false */
                                allowDependantChangeEmail: boolean;
                                /** @default false */
                                allowEAP: boolean;
                                /** @default false */
                                allowEcard: boolean;
                                /** @default false */
                                allowEclaimPaymentByInsurer: boolean;
                                /** @default false */
                                allowEclaimSubmit: boolean;
                                /** @default false */
                                allowEditRegistrationEmail: boolean;
                                /** @default false */
                                allowEmployeeChangeEmail: boolean;
                                /** @default false */
                                allowHealthArticles: boolean;
                                /** @default false */
                                allowInpatient: boolean;
                                /** @default false */
                                allowLOG: boolean;
                                /** @default false */
                                allowMarketplace: boolean;
                                /** @default false */
                                allowMyPlan: boolean;
                                /** @default false */
                                allowMyVisit: boolean;
                                /** @default false */
                                allowNotification: boolean;
                                /** @default false */
                                allowOutpatient: boolean;
                                /** @default false */
                                allowStretchMyDollar: boolean;
                                /** @default false */
                                allowTeleconsult: boolean;
                                /** @default false */
                                allowTeleconsultDependant: boolean;
                                allowTrustedDevices?: boolean;
                                /** @default false */
                                allowViewBenefitBalance: boolean;
                                /** @default  */
                                articleCompanyId: string;
                                /** @default false */
                                cacheECard: boolean;
                                /** @default false */
                                chequeOnly: boolean;
                                /** @default  */
                                disableMessage: string;
                                /** @default false */
                                giroOnly: boolean;
                                /** @default  */
                                itemizedMessage: string;
                                /** @default 0 */
                                itemizedMonth: number;
                                /**
                                 * @default email
                                 * @enum {string}
                                 */
                                loginIDType: "email" | "nric" | "staffId";
                                /** @default false */
                                maskNRIC: boolean;
                                maximumFileUpload?: number;
                                /** @default false */
                                payNowOnly: boolean;
                                /** @default false */
                                payrollOnly: boolean;
                                /** @enum {string} */
                                registrationProof?: "dateOfBirth" | "staffId";
                                /** @default false */
                                requireOTPArticle: boolean;
                                /** @default false */
                                requireOTPAskJoey: boolean;
                                /** @default false */
                                requireOTPClaims: boolean;
                                /** @default false */
                                requireOTPClinicLocator: boolean;
                                /** @default false */
                                requireOTPEcard: boolean;
                                /** @default false */
                                requireOTPLOG: boolean;
                                /** @default false */
                                requireOTPNotification: boolean;
                                /** @default false */
                                requireOTPProfile: boolean;
                                /** @default false */
                                requireOTPRewards: boolean;
                                /** @default false */
                                requireOTPStore: boolean;
                                /** @default false */
                                requireOTPTeleconsult: boolean;
                                /** @default false */
                                requireOTPUserGuide: boolean;
                                /** @default false */
                                requireRegistrationEmail: boolean;
                                /** @default false */
                                restrictOTP: boolean;
                                /** @default false */
                                showDiagnosis: boolean;
                                /** @default false */
                                showDrugs: boolean;
                                /** @default false */
                                showLabs: boolean;
                                /** @default false */
                                showMHC: boolean;
                                /** @default false */
                                showProcedures: boolean;
                                /** @default false */
                                showReceipt: boolean;
                                /** @default false */
                                showXrays: boolean;
                                /** @default [] */
                                supportingVisitCode: string[];
                                /** @default  */
                                teleconsultAppLink: string;
                                /** @default 4 */
                                unmaskedNRICLength: number;
                                /** @default false */
                                userDataFromCustomerMS: boolean;
                                /** @default  */
                                userGuideUrl: string;
                            };
                            paymentConfig: {
                                autoFillBankDetails: boolean;
                                defaults: {
                                    /** @default  */
                                    paymentMethod: string;
                                };
                                updateBankInfo: boolean;
                            };
                            supportingVisitCode: string[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/config/claimoptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    companyId: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            inpatient: {
                                cl: {
                                    c: string;
                                    n: string;
                                }[];
                                hl: {
                                    c: string;
                                    n: string;
                                }[];
                                il: {
                                    c: string;
                                    n: string;
                                }[];
                                ol: {
                                    c: string;
                                    n: string;
                                }[];
                                paymentConfig: {
                                    autoFillBankDetails: boolean;
                                    defaults: {
                                        /** @default  */
                                        paymentMethod: string;
                                    };
                                    updateBankInfo: boolean;
                                };
                            };
                            outpatient: {
                                bl: {
                                    c: string;
                                    n: string;
                                    ol: {
                                        c: string;
                                        g: string;
                                        id: string;
                                        n: string;
                                        ptc: string;
                                        sd: boolean;
                                    }[];
                                }[];
                                cl: {
                                    c: string;
                                    n: string;
                                }[];
                                dl: {
                                    c: string;
                                    n: string;
                                }[];
                                hl: {
                                    c: string;
                                    n: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/covers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Cover"][];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/get/users/profilePhoto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/user/requestChangeNricAndName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            message: "Your details have been submitted for approval, we will update you once the changes have been approved.";
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/users/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/users/profilePhoto/web": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            changed: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/publickey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            publicKey: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/admin/setup/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        groupCodes?: string[];
                        name: string;
                        nric?: string;
                        password?: string;
                        reason?: string;
                        roles: {
                            /** @enum {string} */
                            type: "ADMIN_OPERATION" | "ADMIN_ACCOUNT" | "ADMIN_CLAIM" | "ADMIN_CALL_CENTRE" | "ADMIN_IT" | "ADMIN_CREATION" | "ADMIN_AUDITOR";
                        }[];
                        /** @enum {string} */
                        userType?: "sys-admin";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            user: {
                                uuid: string;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            user: {
                                uuid: string;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/admin/setup/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        /**
                         * @default [
                         *       "ALL"
                         *     ]
                         */
                        groupCodes?: string[];
                        name: string;
                        nric?: string;
                        reason?: string;
                        roles: {
                            /** @enum {string} */
                            type: "ADMIN_OPERATION" | "ADMIN_ACCOUNT" | "ADMIN_CLAIM" | "ADMIN_CALL_CENTRE" | "ADMIN_IT" | "ADMIN_CREATION" | "ADMIN_AUDITOR";
                        }[];
                        /** @enum {string} */
                        userType?: "sys-admin";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            user: {
                                uuid: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/admin/setup/uploadbatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            errorUser: string[];
                            message: string;
                            userList: {
                                email: string;
                                uuid: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/admin/status/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason?: string;
                        status: 100 | 101 | 300 | 301 | 401;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                            user: {
                                uuid: string;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/client": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        _id?: string;
                        companyMS_company_id: string;
                        groupCode?: string;
                        name?: string;
                        policyNo?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                client: components["schemas"]["SysadminClient"];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/client/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    clientId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        eLogConfig?: {
                            companyEmails?: string[];
                            /** @enum {string} */
                            Default_ELOG?: "Fixed" | "NonFixed";
                            Fixed_ELOG_Limit?: number | null;
                            Fixed_ELOG_Limit_Count?: number | null;
                            LogF_RequireHR?: 0 | 1;
                            LogNF_RequireHR?: 0 | 1;
                            NonFixed_ELOG_Limit?: number | null;
                            NonFixed_ELOG_Limit_Count?: number | null;
                            Presigned_ELOG_Amount?: number;
                            Presigned_ELOG_Count?: number;
                            Presigned_ELOG_Limit?: number | null;
                            Presigned_ELOG_Limit_Count?: number | null;
                        };
                        enrolmentConfig?: {
                            secondary_identifier: ("name" | "birthdate" | "staffid")[];
                        };
                        expectedVersion?: number;
                        featuresConfig?: {
                            allowChat?: boolean;
                            allowClinicLocator?: boolean;
                            allowDependantChangeEmail?: boolean;
                            allowEAP?: boolean;
                            allowEcard?: boolean;
                            allowEclaimPaymentByInsurer?: boolean;
                            allowEclaimSubmit?: boolean;
                            allowEditRegistrationEmail?: boolean;
                            allowEmployeeChangeEmail?: boolean;
                            allowHealthArticles?: boolean;
                            allowInpatient?: boolean;
                            allowLOG?: boolean;
                            allowMarketplace?: boolean;
                            allowMyPlan?: boolean;
                            allowMyVisit?: boolean;
                            allowNotification?: boolean;
                            allowOutpatient?: boolean;
                            allowStretchMyDollar?: boolean;
                            allowTeleconsult?: boolean;
                            allowTeleconsultDependant?: boolean;
                            allowTrustedDevices?: boolean;
                            allowViewBenefitBalance?: boolean;
                            articleCompanyId?: string;
                            cacheECard?: boolean;
                            chequeOnly?: boolean;
                            disableMessage?: string;
                            giroOnly?: boolean;
                            itemizedMessage?: string;
                            itemizedMonth?: number;
                            /** @enum {string} */
                            loginIDType?: "email" | "nric" | "staffId";
                            maskNRIC?: boolean;
                            maximumFileUpload?: number;
                            payNowOnly?: boolean;
                            payrollOnly?: boolean;
                            /** @enum {string} */
                            registrationProof?: "dateOfBirth" | "staffId";
                            requireOTPArticle?: boolean;
                            requireOTPAskJoey?: boolean;
                            requireOTPClaims?: boolean;
                            requireOTPClinicLocator?: boolean;
                            requireOTPEcard?: boolean;
                            requireOTPLOG?: boolean;
                            requireOTPNotification?: boolean;
                            requireOTPProfile?: boolean;
                            requireOTPRewards?: boolean;
                            requireOTPStore?: boolean;
                            requireOTPTeleconsult?: boolean;
                            requireOTPUserGuide?: boolean;
                            requireRegistrationEmail?: boolean;
                            restrictOTP?: boolean;
                            showDiagnosis?: boolean;
                            showDrugs?: boolean;
                            showLabs?: boolean;
                            showMHC?: boolean;
                            showProcedures?: boolean;
                            showReceipt?: boolean;
                            showXrays?: boolean;
                            supportingVisitCode?: string[];
                            teleconsultAppLink?: string;
                            unmaskedNRICLength?: number;
                            userDataFromCustomerMS?: boolean;
                            userGuideUrl?: string;
                        };
                        microserviceTemplates?: {
                            accessTokenPush?: string;
                            approved?: string;
                            birthdayPush?: string;
                            closure?: string;
                            eLogNotification?: string;
                            emailOTP?: string;
                            firstNotification?: string;
                            firstReminder?: string;
                            marketplacePurchased?: string;
                            marketplaceRedeemed?: string;
                            rejected?: string;
                            resetPassword?: string;
                            secondReminder?: string;
                            simpleEmail?: string;
                            smsOTP?: string;
                            submittedInpatientClaim?: string;
                            submittedOutpatientClaim?: string;
                            succeededResetPassword?: string;
                            welcomeEmail?: string;
                        };
                        onboardingEmailConfig?: {
                            templateAlias?: string;
                            testEmail?: string;
                        };
                        paymentConfig?: {
                            autoFillBankDetails?: boolean;
                            defaults?: {
                                paymentMethod?: string;
                            };
                            updateBankInfo?: boolean;
                        };
                        /** @enum {string} */
                        status?: "ACTIVE" | "INACTIVE";
                        teleconsult_features_config?: ("Post Health Screening" | "General Practitioner" | "Dietician" | "Mental Health" | "ART Specialist")[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                client: {
                                    _id: string;
                                    companyCode: string;
                                    createdAt: string;
                                    eLogConfig: {
                                        companyEmails: string[];
                                        /** @enum {string} */
                                        Default_ELOG: "Fixed" | "NonFixed";
                                        Fixed_ELOG_Limit: number | null;
                                        Fixed_ELOG_Limit_Count: number | null;
                                        LogF_RequireHR: 0 | 1;
                                        LogNF_RequireHR: 0 | 1;
                                        NonFixed_ELOG_Limit: number | null;
                                        NonFixed_ELOG_Limit_Count: number | null;
                                        Presigned_ELOG_Amount: number;
                                        Presigned_ELOG_Count: number;
                                        Presigned_ELOG_Limit: number | null;
                                        Presigned_ELOG_Limit_Count: number | null;
                                    };
                                    enrolmentConfig: {
                                        secondary_identifier: ("name" | "birthdate" | "staffid")[];
                                    };
                                    featuresConfig: {
                                        /** @default false */
                                        allowChat: boolean;
                                        /** @default false */
                                        allowClinicLocator: boolean;
                                        /** @default false */
                                        allowDependantChangeEmail: boolean;
                                        /** @default false */
                                        allowEAP: boolean;
                                        /** @default false */
                                        allowEcard: boolean;
                                        /** @default false */
                                        allowEclaimPaymentByInsurer: boolean;
                                        /** @default false */
                                        allowEclaimSubmit: boolean;
                                        /** @default false */
                                        allowEditRegistrationEmail: boolean;
                                        /** @default false */
                                        allowEmployeeChangeEmail: boolean;
                                        /** @default false */
                                        allowHealthArticles: boolean;
                                        /** @default false */
                                        allowInpatient: boolean;
                                        /** @default false */
                                        allowLOG: boolean;
                                        /** @default false */
                                        allowMarketplace: boolean;
                                        /** @default false */
                                        allowMyPlan: boolean;
                                        /** @default false */
                                        allowMyVisit: boolean;
                                        /** @default false */
                                        allowNotification: boolean;
                                        /** @default false */
                                        allowOutpatient: boolean;
                                        /** @default false */
                                        allowStretchMyDollar: boolean;
                                        /** @default false */
                                        allowTeleconsult: boolean;
                                        /** @default false */
                                        allowTeleconsultDependant: boolean;
                                        allowTrustedDevices?: boolean;
                                        /** @default false */
                                        allowViewBenefitBalance: boolean;
                                        /** @default  */
                                        articleCompanyId: string;
                                        /** @default false */
                                        cacheECard: boolean;
                                        /** @default false */
                                        chequeOnly: boolean;
                                        /** @default  */
                                        disableMessage: string;
                                        /** @default false */
                                        giroOnly: boolean;
                                        /** @default  */
                                        itemizedMessage: string;
                                        /** @default 0 */
                                        itemizedMonth: number;
                                        /**
                                         * @default email
                                         * @enum {string}
                                         */
                                        loginIDType: "email" | "nric" | "staffId";
                                        /** @default false */
                                        maskNRIC: boolean;
                                        maximumFileUpload?: number;
                                        /** @default false */
                                        payNowOnly: boolean;
                                        /** @default false */
                                        payrollOnly: boolean;
                                        /** @enum {string} */
                                        registrationProof?: "dateOfBirth" | "staffId";
                                        /** @default false */
                                        requireOTPArticle: boolean;
                                        /** @default false */
                                        requireOTPAskJoey: boolean;
                                        /** @default false */
                                        requireOTPClaims: boolean;
                                        /** @default false */
                                        requireOTPClinicLocator: boolean;
                                        /** @default false */
                                        requireOTPEcard: boolean;
                                        /** @default false */
                                        requireOTPLOG: boolean;
                                        /** @default false */
                                        requireOTPNotification: boolean;
                                        /** @default false */
                                        requireOTPProfile: boolean;
                                        /** @default false */
                                        requireOTPRewards: boolean;
                                        /** @default false */
                                        requireOTPStore: boolean;
                                        /** @default false */
                                        requireOTPTeleconsult: boolean;
                                        /** @default false */
                                        requireOTPUserGuide: boolean;
                                        /** @default false */
                                        requireRegistrationEmail: boolean;
                                        /** @default false */
                                        restrictOTP: boolean;
                                        /** @default false */
                                        showDiagnosis: boolean;
                                        /** @default false */
                                        showDrugs: boolean;
                                        /** @default false */
                                        showLabs: boolean;
                                        /** @default false */
                                        showMHC: boolean;
                                        /** @default false */
                                        showProcedures: boolean;
                                        /** @default false */
                                        showReceipt: boolean;
                                        /** @default false */
                                        showXrays: boolean;
                                        /** @default [] */
                                        supportingVisitCode: string[];
                                        /** @default  */
                                        teleconsultAppLink: string;
                                        /** @default 4 */
                                        unmaskedNRICLength: number;
                                        /** @default false */
                                        userDataFromCustomerMS: boolean;
                                        /** @default  */
                                        userGuideUrl: string;
                                    };
                                    groupCode: string;
                                    inpatientPolicyNo: string;
                                    microserviceTemplates?: {
                                        accessTokenPush: string;
                                        approved: string;
                                        birthdayPush: string;
                                        closure: string;
                                        eLogNotification: string;
                                        emailOTP: string;
                                        firstNotification: string;
                                        firstReminder: string;
                                        marketplacePurchased: string;
                                        marketplaceRedeemed: string;
                                        rejected: string;
                                        resetPassword: string;
                                        secondReminder: string;
                                        simpleEmail: string;
                                        smsOTP: string;
                                        submittedInpatientClaim: string;
                                        submittedOutpatientClaim: string;
                                        succeededResetPassword: string;
                                        welcomeEmail: string;
                                    };
                                    name: string;
                                    onboardingEmailConfig: {
                                        templateAlias: string;
                                        testEmail: string;
                                    };
                                    outpatientPolicyNo: string;
                                    paymentConfig: {
                                        autoFillBankDetails: boolean;
                                        defaults: {
                                            /** @default  */
                                            paymentMethod: string;
                                        };
                                        updateBankInfo: boolean;
                                    };
                                    policyNo: string;
                                    /** @enum {string} */
                                    status: "ACTIVE" | "INACTIVE";
                                    teleconsult_features_config: ("Post Health Screening" | "General Practitioner" | "Dietician" | "Mental Health" | "ART Specialist")[];
                                    updatedAt: string;
                                    updatedBy: string | null;
                                    users: number;
                                    version: number;
                                };
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    groupCode?: string;
                    name?: string;
                    policyNo?: string;
                    searchMax?: number;
                    searchPage?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                clients: components["schemas"]["SysadminClient"][];
                                pagination: {
                                    searchMax: number;
                                    searchPage: number;
                                    totalData: number;
                                    totalPage: number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/clients/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filtered?: string;
                    searchMax?: number;
                    searchPage?: number;
                    typeQuery?: "name" | "groupCode" | "policyNo" | "";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                clients: components["schemas"]["SysadminClient"][];
                                pagination: {
                                    searchMax: number;
                                    searchPage: number;
                                    totalData: number;
                                    totalPage: number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/clinics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    area?: string;
                    companyId: string;
                    nric: string;
                    type?: number;
                    zone?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PanelClinic"][];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/clinics/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    area?: string;
                    companyId: string;
                    nric: string;
                    type?: number;
                    zone?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/excludedclinic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                excludedClinic: components["schemas"]["SysadminExcludedClinic"];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/excludedclinic/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                excludedClinic: components["schemas"]["SysadminExcludedClinic"];
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/excludedclinics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                excludedClinics: components["schemas"]["SysadminExcludedClinic"][];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/inpatient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    claimStatus?: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED" | "ALL";
                    companyId?: string;
                    name?: string;
                    nric?: string;
                    proposedBankStatus?: "WAITING_VERIFICATION" | "APPROVED" | "REJECTED" | "CLOSED";
                    searchMax?: number;
                    searchPage?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                claims: components["schemas"]["SysadminClaim"][];
                                pagination: {
                                    searchMax: number;
                                    searchPage: number;
                                    totalData: number;
                                    totalPage: number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        _id: string;
                        /** @enum {number} */
                        claimRetry?: 0;
                        note?: string | null;
                        proposalId?: string;
                        proposedBankDetail?: {
                            accountNo: string;
                            bankName?: string;
                            bankNo: string;
                            branchName?: string;
                            branchNo: string;
                        };
                        /** @enum {string} */
                        proposedBankStatus?: "APPROVED" | "REJECTED";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                claim: components["schemas"]["SysadminClaim"];
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/inpatient/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        _id?: string;
                        /** @enum {number} */
                        claimRetry?: 0;
                        note?: string | null;
                        proposalId?: string;
                        proposedBankDetail?: {
                            accountNo: string;
                            bankName?: string;
                            bankNo: string;
                            branchName?: string;
                            branchNo: string;
                        };
                        /** @enum {string} */
                        proposedBankStatus?: "APPROVED" | "REJECTED";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                claim: components["schemas"]["SysadminClaim"];
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/inpatient/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    _id: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                claim: components["schemas"]["SysadminClaim"];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    searchMax?: number;
                    searchPage?: number;
                    type?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                jobs: {
                                    _id: string;
                                    created: string;
                                    result: {
                                        filename: string;
                                        numOfDependentsCreated: number;
                                        numOfDependentsProcessed: number;
                                        numOfDependentsTerminated: number;
                                        numOfDependentsUpdated: number;
                                        numOfRowsProcessed: number;
                                        numOfUsersCreated: number;
                                        numOfUsersProcessed: number;
                                        numOfUsersTerminated: number;
                                        numOfUsersUpdated: number;
                                        usersRejected: {
                                            error: string;
                                            name: string;
                                        }[];
                                    };
                                    /** @enum {string} */
                                    status: "PROCESSING" | "COMPLETE" | "FAILED";
                                    /** @enum {string} */
                                    type: "UPLOAD_USER_RESULT";
                                    user: {
                                        name: string;
                                    };
                                }[];
                                pagination: {
                                    searchMax: number;
                                    searchPage: number;
                                    totalData: number;
                                    totalPage: number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/ms_companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    groupCode?: string;
                    name?: string;
                    policyNo?: string;
                    searchMax?: number;
                    searchPage?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                companies: {
                                    _id: string;
                                    active: boolean;
                                    companyName: string;
                                    groupCode: string;
                                    policyNo: string;
                                }[];
                                pagination: {
                                    searchMax: number;
                                    searchPage: number;
                                    totalData: number;
                                    totalPage: number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/outpatient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    claimStatus?: "PROCESSING" | "SUBMITTED" | "PENDING" | "PENDING_REVIEW" | "APPROVED" | "REJECTED" | "DELETED" | "ALL";
                    companyId?: string;
                    name?: string;
                    nric?: string;
                    proposedBankStatus?: "WAITING_VERIFICATION" | "APPROVED" | "REJECTED" | "CLOSED";
                    searchMax?: number;
                    searchPage?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                claims: components["schemas"]["SysadminClaim"][];
                                pagination: {
                                    searchMax: number;
                                    searchPage: number;
                                    totalData: number;
                                    totalPage: number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        _id: string;
                        /** @enum {number} */
                        claimRetry?: 0;
                        note?: string | null;
                        proposalId?: string;
                        proposedBankDetail?: {
                            accountNo: string;
                            bankName?: string;
                            bankNo: string;
                            branchName?: string;
                            branchNo: string;
                        };
                        /** @enum {string} */
                        proposedBankStatus?: "APPROVED" | "REJECTED";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                claim: components["schemas"]["SysadminClaim"];
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/outpatient/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        _id?: string;
                        /** @enum {number} */
                        claimRetry?: 0;
                        note?: string | null;
                        proposalId?: string;
                        proposedBankDetail?: {
                            accountNo: string;
                            bankName?: string;
                            bankNo: string;
                            branchName?: string;
                            branchNo: string;
                        };
                        /** @enum {string} */
                        proposedBankStatus?: "APPROVED" | "REJECTED";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                claim: components["schemas"]["SysadminClaim"];
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/outpatient/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    _id: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                claim: components["schemas"]["SysadminClaim"];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/upload/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        filename: string;
                        newUsers: {
                            accountNo?: string | number | null;
                            bankNo?: string | number | null;
                            birthdate?: string | number | null;
                            branchNo?: string | number | null;
                            companies?: {
                                actionStatus?: string | number | null;
                                changeEffectiveDate?: string | number | null;
                                companyCode?: string | number | null;
                                companyName?: string | number | null;
                                costCenter?: string | number | null;
                                costCenterName?: string | number | null;
                                designation?: string | number | null;
                                effectiveEndDate?: string | number | null;
                                effectiveStartDate?: string | number | null;
                                family?: {
                                    birthdate?: string | number | null;
                                    effectiveEndDate?: string | number | null;
                                    effectiveStartDate?: string | number | null;
                                    email?: string | number | null;
                                    loginRequired?: boolean | string | null;
                                    name?: string | number | null;
                                    newDependentNric?: string | number | null;
                                    nric?: string | number | null;
                                    planNo?: string | number | null;
                                    relationship?: string | number | null;
                                }[];
                                planNo?: string | number | null;
                                staffId?: string | number | null;
                            }[];
                            email?: string | number | null;
                            gender?: string | number | null;
                            isUserMustExist?: boolean;
                            loginRequired?: boolean | string | null;
                            name?: string | number | null;
                            newNric?: string | number | null;
                            nric?: string | number | null;
                            nsMenIndicator?: string | number | null;
                            singaporeCitizenshipstatus?: string | number | null;
                            studentCareerCode?: string | number | null;
                            studentEmail?: string | number | null;
                            studentFullBankAccountNo?: string | number | null;
                            studentID?: string | number | null;
                            studentMaritalStatus?: string | number | null;
                            studentNationality?: string | number | null;
                            studentTel?: string | number | null;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: {
                                filename: string;
                                numOfDependentsCreated: number;
                                numOfDependentsProcessed: number;
                                numOfDependentsTerminated: number;
                                numOfDependentsUpdated: number;
                                numOfRowsProcessed: number;
                                numOfUsersCreated: number;
                                numOfUsersProcessed: number;
                                numOfUsersTerminated: number;
                                numOfUsersUpdated: number;
                                usersRejected: {
                                    error: string;
                                    name: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    companyId?: string;
                    email?: string;
                    loginId?: string;
                    name?: string;
                    nric?: string;
                    proposedBankStatus?: "WAITING_VERIFICATION" | "APPROVED" | "REJECTED" | "CLOSED";
                    searchMax?: number;
                    searchPage?: number;
                    staffId?: string;
                    studentID?: string;
                    withMemberType?: "e" | "d" | "E" | "D" | "all" | "";
                    withUserType?: "client" | "normal" | "sys-admin";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                pagination: {
                                    searchMax: number;
                                    searchPage: number;
                                    totalData: number;
                                    totalPage: number;
                                };
                                users: components["schemas"]["SysadminUserRow"][];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/users/audit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    searchMax?: number;
                    searchPage?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            pagination: {
                                searchMax: number;
                                searchPage: number;
                                totalData: number;
                                totalPage: number;
                            };
                            result: ({
                                _id: string;
                                bankDetail: {
                                    [key: string]: {
                                        new: unknown;
                                        old: unknown;
                                    };
                                };
                                changes: {
                                    label: string;
                                    new: unknown;
                                    old: unknown;
                                }[];
                                companies: {
                                    added: {
                                        _id: string;
                                        name: string | null;
                                    }[];
                                    removed: {
                                        _id: string;
                                        name: string | null;
                                    }[];
                                };
                                family: {
                                    added: {
                                        _id: string;
                                        name: string | null;
                                    }[];
                                    removed: {
                                        _id: string;
                                        name: string | null;
                                    }[];
                                };
                                groupToken: string;
                                updated: string;
                                updatedBy: {
                                    name: string | null;
                                };
                            } & {
                                [key: string]: unknown;
                            })[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/users/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    _id: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                user: components["schemas"]["SysadminUser"];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/users/downloadlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    filtered?: string;
                    memberType?: string;
                    typeQuery?: "groupCode" | "policyNo" | "name" | "";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                id: string;
                                message: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/users/proposedBank/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        note?: string | null;
                        /** @enum {string} */
                        status: "APPROVED" | "REJECTED";
                        userId?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["UserBankProposal"];
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/sysadmin/users/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        birthdate: string | number;
                        companyId: string;
                        /** @default  */
                        contactNo?: string;
                        /** @default  */
                        contactNoCountryCode?: string;
                        effectiveEndDate?: (string | number) | null;
                        effectiveStartDate: string | number;
                        /** @default  */
                        email?: string;
                        /**
                         * @default
                         * @enum {string}
                         */
                        gender?: "m" | "f" | "";
                        loginRequired?: boolean | ("Y" | "N" | "y" | "n");
                        name: string;
                        nric: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                uuid: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/users/setup/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        birthdate?: string | number;
                        companies?: {
                            companyId: string;
                            costCenter?: string;
                            costCenterName?: string;
                            designation?: string;
                            effectiveEndDate?: (string | number) | null;
                            effectiveStartDate?: string | number;
                            family?: {
                                birthdate?: string | number;
                                effectiveEndDate?: (string | number) | null;
                                effectiveStartDate?: string | number;
                                email?: string;
                                /** @enum {string} */
                                gender?: "m" | "f" | "";
                                loginRequired?: boolean;
                                name?: string;
                                newDependentNric?: string;
                                nric?: string;
                                planNo?: string;
                                relationship?: string;
                                uuid?: string;
                            }[];
                            planNo?: string;
                            staffId?: string;
                        }[];
                        contactNo?: string;
                        contactNoCountryCode?: string;
                        email?: string;
                        family?: {
                            birthdate?: string | number;
                            effectiveEndDate?: (string | number) | null;
                            effectiveStartDate?: string | number;
                            email?: string;
                            /** @enum {string} */
                            gender?: "m" | "f" | "";
                            loginRequired?: boolean;
                            name?: string;
                            newDependentNric?: string;
                            nric?: string;
                            planNo?: string;
                            relationship?: string;
                            uuid?: string;
                        }[];
                        /** @enum {string} */
                        gender?: "m" | "f" | "";
                        loginRequired?: boolean;
                        name?: string;
                        nric?: string;
                        nsMenIndicator?: string;
                        onboardingEmailSent?: boolean;
                        proposedBankDetail?: {
                            accountNo: string;
                            bankName?: string;
                            bankNo: string;
                            branchName?: string;
                            branchNo: string;
                        };
                        reason?: string;
                        singaporeCitizenshipstatus?: string;
                        status?: 100 | 101 | 300 | 301 | 401;
                        studentCareerCode?: string;
                        studentEmail?: string;
                        studentFullBankAccountNo?: string;
                        studentID?: string;
                        studentMaritalStatus?: string;
                        studentNationality?: string;
                        studentTel?: string;
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                uuid: string;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/users/setupcompany/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        changeDefaultcompany?: string;
                        data?: {
                            changeDefaultcompany?: string;
                            isRemovedCompanyId?: string;
                        };
                        isRemovedCompanyId?: string;
                        version?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                uuid: string;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sysadmin/users/verifyProposedBank/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        note?: string | null;
                        /** @enum {string} */
                        status: "APPROVED" | "REJECTED";
                        userId?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["UserBankProposal"];
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/users/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SessionUser"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{uuid}/profilePhoto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    uuid: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/activateaccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        bankDetails: {
                            accountNo?: string;
                            bankName?: string;
                            bankNo?: string;
                            branchNo?: string;
                        };
                        contactNo: string;
                        contactNoCountryCode: string;
                        email: string;
                        identifier: string;
                        mainTerms: boolean;
                        newPassword: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            notifyUserLastPasswordUpdate: boolean;
                            user: components["schemas"]["SessionUser"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/activateLink/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        activationId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email: string;
                            /** @enum {boolean} */
                            valid: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/activateLink/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        activationId: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            activated: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/generateLoginOTPEmailCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        identifier?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resendAfterSeconds: number;
                            sent: boolean;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/generateOTPEmailCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email?: string;
                        identifier: string;
                        proof?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            resendAfterSeconds: number;
                            sent: boolean;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/login/passkey-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        identifier: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            options: {
                                [key: string]: unknown;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/login/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        answer: {
                            code: string;
                            /** @enum {string} */
                            kind: "totp";
                        } | {
                            code: string;
                            /** @enum {string} */
                            kind: "recovery-code";
                        } | {
                            /** @enum {string} */
                            kind: "passkey";
                            response: {
                                id: string;
                                /** @enum {string} */
                                type: "public-key";
                            } & {
                                [key: string]: unknown;
                            };
                        };
                        identifier: string;
                        trustDevice?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            notifyUserLastPasswordUpdate: boolean;
                            secondStep?: {
                                mayTrustDevice: boolean;
                                ways: ("totp" | "passkey" | "recovery-code" | "email")[];
                            };
                            user: components["schemas"]["SessionUser"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/login/v3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        captchaResponse?: string;
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            notifyUserLastPasswordUpdate: boolean;
                            secondStep?: {
                                mayTrustDevice: boolean;
                                ways: ("totp" | "passkey" | "recovery-code" | "email")[];
                            };
                            user: components["schemas"]["SessionUser"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            loggedOut: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ways: ("password" | "totp" | "passkey" | "recovery-code" | "email")[];
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "password";
                        password: string;
                    } | {
                        code: string;
                        /** @enum {string} */
                        kind: "totp";
                    } | {
                        code: string;
                        /** @enum {string} */
                        kind: "recovery-code";
                    } | {
                        /** @enum {string} */
                        kind: "passkey";
                        response: {
                            id: string;
                            /** @enum {string} */
                            type: "public-key";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            holdsForSeconds: number;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/proof/passkey-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            options: {
                                [key: string]: unknown;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            recoveryCodes: string[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/second-factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OwnSecondFactors"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/second-factors/{factorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    factorId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            done: true;
                        };
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    factorId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            done: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/second-factors/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            address: string;
                            id: string;
                            secret: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/second-factors/app/{factorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    factorId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["EnrolledSecondFactor"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/second-factors/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        response: {
                            id: string;
                            /** @enum {string} */
                            type: "public-key";
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["EnrolledSecondFactor"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/second-factors/passkey-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            options: {
                                [key: string]: unknown;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RemainingSession"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["RemainingSession"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SignInSession"][];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: {
                    including?: "current";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            ended: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    sessionId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            ended: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/me/trusted-devices/{deviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    deviceId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            done: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/requestAccountRecoverySuccess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        captchaResponse?: string;
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            requested: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/requestResetPasswordSuccess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        captchaResponse?: string;
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            requested: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        newPassword: string;
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            changed: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/resetPassword/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            valid: boolean;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/sso/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/sso/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/ssoLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        tokenId: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            notifyUserLastPasswordUpdate: boolean;
                            user: components["schemas"]["SessionUser"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/v3/verifyAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        captchaResponse?: string;
                        identifier: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            contactNo: string;
                            contactNoCountryCode: string;
                            email: string;
                            emailEditable: boolean;
                            identifier: string;
                            name: string;
                            proofForOtherAddress: ("dateOfBirth" | "staffId") | null;
                            requireRegistrationEmail: boolean;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/verifyLoginOTPEmailCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        identifier: string;
                        otp: string;
                        trustDevice?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            notifyUserLastPasswordUpdate: boolean;
                            secondStep?: {
                                mayTrustDevice: boolean;
                                ways: ("totp" | "passkey" | "recovery-code" | "email")[];
                            };
                            user: components["schemas"]["SessionUser"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/verifyLoginOTPEmailCode/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        otp: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            notifyUserLastPasswordUpdate: boolean;
                            secondStep?: {
                                mayTrustDevice: boolean;
                                ways: ("totp" | "passkey" | "recovery-code" | "email")[];
                            };
                            user: components["schemas"]["SessionUser"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/verifyOTPEmailCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        identifier: string;
                        otp: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            contactNo: string;
                            contactNoCountryCode: string;
                            email: string;
                            name: string;
                            /** @enum {boolean} */
                            verified: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/api/clinics/{code}/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            mailbox?: string;
                            singleSignOn?: string;
                            support: {
                                email: string;
                                phone: string;
                            };
                            version: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitDetail/v2/{visitId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    visitId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            checkupFee: string;
                            clinicName: string;
                            consultFee: string;
                            diagnoses: {
                                amount: string;
                                name: string;
                            }[];
                            drugFee: string;
                            drugs: {
                                amount: string;
                                name: string;
                            }[];
                            gst: string;
                            /** @enum {string} */
                            isGst: "Y" | "N";
                            labFee: string;
                            labs: {
                                amount: string;
                                name: string;
                            }[];
                            mainNric: string;
                            mcDay?: number;
                            mcReason?: string;
                            mcStartDate?: string;
                            patientName: string;
                            patientNric: string;
                            paymentType: string;
                            prescriptionFee: string;
                            procedureFee: string;
                            procedures: {
                                amount: string;
                                name: string;
                            }[];
                            referralFees: {
                                amount: string;
                                name: string;
                            }[];
                            statusType: string;
                            stripeChargeAmount: string;
                            totalB4Gst: string;
                            totalFee: string;
                            totalReferralFee: string;
                            visitDate: string;
                            visitId: string;
                            visitNo: string;
                            visitTypeString: string;
                            xrayFee: string;
                            xrays: {
                                amount: string;
                                name: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visits/{visitNo}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    visitNo: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visits/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    companyId?: string;
                    from?: string;
                    to?: string;
                    uuid?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            ad: string;
                            ca: string;
                            ccy: string;
                            d: string[];
                            did: string;
                            eid: string;
                            filed: string;
                            ia: string;
                            ic: string;
                            id: string;
                            n: string;
                            p: string;
                            pa: string;
                            pi: boolean;
                            retry: number;
                            s: string;
                            t: 1 | 2 | 3;
                            tx: string;
                            vd: string;
                            vn: string;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Administrator: {
            activatedAt: string | null;
            createdAt: string;
            email: string;
            groupCodes: string[];
            id: string;
            lastSignInAt: string | null;
            name: string;
            roles: string[];
            status: 100 | 101 | 300 | 301 | 401;
            updatedAt: string;
            version: number;
        };
        AdministratorAddressChange: {
            pending: {
                askedBy: string;
                email: string;
                from: string;
                until: string;
            } | null;
        };
        AdministratorAddressChangeInput: {
            pending: {
                askedBy: string;
                email: string;
                from: string;
                until: string;
            } | null;
        };
        AdministratorInput: {
            activatedAt: string | null;
            createdAt: string;
            email: string;
            groupCodes: string[];
            id: string;
            lastSignInAt: string | null;
            name: string;
            roles: string[];
            status: 100 | 101 | 300 | 301 | 401;
            updatedAt: string;
            version: number;
        };
        Article: {
            content: string;
            excerpt: string;
            imageURL: string;
            publishedAt: string;
            title: string;
            uuid: string;
        };
        ArticleBanner: {
            excerpt: string;
            imageURL: string;
            title: string;
            uuid: string;
        };
        ArticleBannerInput: {
            excerpt: string;
            imageURL: string;
            title: string;
            uuid: string;
        };
        ArticleInput: {
            content: string;
            excerpt: string;
            imageURL: string;
            publishedAt: string;
            title: string;
            uuid: string;
        };
        ArticleVideo: {
            contentDetails: {
                videoId: string;
            };
            id: string;
            snippet: {
                description: string;
                publishedAt: string;
                thumbnails: {
                    default: {
                        url: string;
                    };
                };
                title: string;
            };
        };
        ArticleVideoInput: {
            contentDetails: {
                videoId: string;
            };
            id: string;
            snippet: {
                description: string;
                publishedAt: string;
                thumbnails: {
                    default: {
                        url: string;
                    };
                };
                title: string;
            };
        };
        ClaimDraft: {
            companyId: string;
            files: {
                bytes: number;
                /** @enum {string} */
                category: "INV/RCP" | "DOC";
                fileId: string;
                mimeType: string;
                name: string;
                /** @constant */
                state: "received";
            }[];
            form: {
                [key: string]: string | boolean;
            };
            id: string;
            /** @enum {string} */
            kind: "outpatient" | "inpatient";
            savedAt: string;
            /** @enum {string} */
            step: "information" | "confirm";
            version: number;
        };
        ClaimDraftInput: {
            companyId: string;
            files: {
                bytes: number;
                /** @enum {string} */
                category: "INV/RCP" | "DOC";
                fileId: string;
                mimeType: string;
                name: string;
                /** @constant */
                state: "received";
            }[];
            form: {
                [key: string]: string | boolean;
            };
            id: string;
            /** @enum {string} */
            kind: "outpatient" | "inpatient";
            savedAt: string;
            /** @enum {string} */
            step: "information" | "confirm";
            version: number;
        };
        CombiningAdministrators: {
            id: string;
            name: string;
            pairs: string[][];
        }[];
        CombiningAdministratorsInput: {
            id: string;
            name: string;
            pairs: string[][];
        }[];
        CompanyCover: {
            companyId: string;
            companyName: string;
            dependants: number;
            employees: number;
            policyNo: string;
        };
        CompanyCoverInput: {
            companyId: string;
            companyName: string;
            dependants: number;
            employees: number;
            policyNo: string;
        };
        CompanyMasterEntry: {
            active: boolean;
            companyName: string;
            groupCode: string;
            id: string;
            isClient: boolean;
            policyNo: string;
        };
        CompanyMasterEntryInput: {
            active: boolean;
            companyName: string;
            groupCode: string;
            id: string;
            isClient: boolean;
            policyNo: string;
        };
        ConsoleClient: {
            companyCode: string;
            createdAt: string;
            eLogConfig: {
                companyEmails: string[];
                /** @enum {string} */
                Default_ELOG: "Fixed" | "NonFixed";
                Fixed_ELOG_Limit: number | null;
                Fixed_ELOG_Limit_Count: number | null;
                LogF_RequireHR: 0 | 1;
                LogNF_RequireHR: 0 | 1;
                NonFixed_ELOG_Limit: number | null;
                NonFixed_ELOG_Limit_Count: number | null;
                Presigned_ELOG_Amount: number;
                Presigned_ELOG_Count: number;
                Presigned_ELOG_Limit: number | null;
                Presigned_ELOG_Limit_Count: number | null;
            };
            enrolmentConfig: {
                secondary_identifier: ("name" | "birthdate" | "staffid")[];
            };
            featuresConfig: {
                /** @default false */
                allowChat: boolean;
                /** @default false */
                allowClinicLocator: boolean;
                /** @default false */
                allowDependantChangeEmail: boolean;
                /** @default false */
                allowEAP: boolean;
                /** @default false */
                allowEcard: boolean;
                /** @default false */
                allowEclaimPaymentByInsurer: boolean;
                /** @default false */
                allowEclaimSubmit: boolean;
                /** @default false */
                allowEditRegistrationEmail: boolean;
                /** @default false */
                allowEmployeeChangeEmail: boolean;
                /** @default false */
                allowHealthArticles: boolean;
                /** @default false */
                allowInpatient: boolean;
                /** @default false */
                allowLOG: boolean;
                /** @default false */
                allowMarketplace: boolean;
                /** @default false */
                allowMyPlan: boolean;
                /** @default false */
                allowMyVisit: boolean;
                /** @default false */
                allowNotification: boolean;
                /** @default false */
                allowOutpatient: boolean;
                /** @default false */
                allowStretchMyDollar: boolean;
                /** @default false */
                allowTeleconsult: boolean;
                /** @default false */
                allowTeleconsultDependant: boolean;
                allowTrustedDevices?: boolean;
                /** @default false */
                allowViewBenefitBalance: boolean;
                /** @default  */
                articleCompanyId: string;
                /** @default false */
                cacheECard: boolean;
                /** @default false */
                chequeOnly: boolean;
                /** @default  */
                disableMessage: string;
                /** @default false */
                giroOnly: boolean;
                /** @default  */
                itemizedMessage: string;
                /** @default 0 */
                itemizedMonth: number;
                /**
                 * @default email
                 * @enum {string}
                 */
                loginIDType: "email" | "nric" | "staffId";
                /** @default false */
                maskNRIC: boolean;
                maximumFileUpload?: number;
                /** @default false */
                payNowOnly: boolean;
                /** @default false */
                payrollOnly: boolean;
                /** @enum {string} */
                registrationProof?: "dateOfBirth" | "staffId";
                /** @default false */
                requireOTPArticle: boolean;
                /** @default false */
                requireOTPAskJoey: boolean;
                /** @default false */
                requireOTPClaims: boolean;
                /** @default false */
                requireOTPClinicLocator: boolean;
                /** @default false */
                requireOTPEcard: boolean;
                /** @default false */
                requireOTPLOG: boolean;
                /** @default false */
                requireOTPNotification: boolean;
                /** @default false */
                requireOTPProfile: boolean;
                /** @default false */
                requireOTPRewards: boolean;
                /** @default false */
                requireOTPStore: boolean;
                /** @default false */
                requireOTPTeleconsult: boolean;
                /** @default false */
                requireOTPUserGuide: boolean;
                /** @default false */
                requireRegistrationEmail: boolean;
                /** @default false */
                restrictOTP: boolean;
                /** @default false */
                showDiagnosis: boolean;
                /** @default false */
                showDrugs: boolean;
                /** @default false */
                showLabs: boolean;
                /** @default false */
                showMHC: boolean;
                /** @default false */
                showProcedures: boolean;
                /** @default false */
                showReceipt: boolean;
                /** @default false */
                showXrays: boolean;
                /** @default [] */
                supportingVisitCode: string[];
                /** @default  */
                teleconsultAppLink: string;
                /** @default 4 */
                unmaskedNRICLength: number;
                /** @default false */
                userDataFromCustomerMS: boolean;
                /** @default  */
                userGuideUrl: string;
            };
            groupCode: string;
            id: string;
            inpatientPolicyNo: string;
            microserviceTemplates?: {
                accessTokenPush: string;
                approved: string;
                birthdayPush: string;
                closure: string;
                eLogNotification: string;
                emailOTP: string;
                firstNotification: string;
                firstReminder: string;
                marketplacePurchased: string;
                marketplaceRedeemed: string;
                rejected: string;
                resetPassword: string;
                secondReminder: string;
                simpleEmail: string;
                smsOTP: string;
                submittedInpatientClaim: string;
                submittedOutpatientClaim: string;
                succeededResetPassword: string;
                welcomeEmail: string;
            };
            name: string;
            onboardingEmailConfig: {
                templateAlias: string;
                testEmail: string;
            };
            outpatientPolicyNo: string;
            paymentConfig: {
                autoFillBankDetails: boolean;
                defaults: {
                    /** @default  */
                    paymentMethod: string;
                };
                updateBankInfo: boolean;
            };
            policyNo: string;
            /** @enum {string} */
            status: "ACTIVE" | "INACTIVE";
            teleconsult_features_config: ("Post Health Screening" | "General Practitioner" | "Dietician" | "Mental Health" | "ART Specialist")[];
            updatedAt: string;
            updatedBy: string | null;
            users: number;
            version: number;
        };
        ConsoleClientInput: {
            companyCode: string;
            createdAt: string;
            eLogConfig: {
                companyEmails: string[];
                /** @enum {string} */
                Default_ELOG: "Fixed" | "NonFixed";
                Fixed_ELOG_Limit: number | null;
                Fixed_ELOG_Limit_Count: number | null;
                LogF_RequireHR: 0 | 1;
                LogNF_RequireHR: 0 | 1;
                NonFixed_ELOG_Limit: number | null;
                NonFixed_ELOG_Limit_Count: number | null;
                Presigned_ELOG_Amount: number;
                Presigned_ELOG_Count: number;
                Presigned_ELOG_Limit: number | null;
                Presigned_ELOG_Limit_Count: number | null;
            };
            enrolmentConfig: {
                secondary_identifier: ("name" | "birthdate" | "staffid")[];
            };
            featuresConfig: {
                /** @default false */
                allowChat: boolean;
                /** @default false */
                allowClinicLocator: boolean;
                /** @default false */
                allowDependantChangeEmail: boolean;
                /** @default false */
                allowEAP: boolean;
                /** @default false */
                allowEcard: boolean;
                /** @default false */
                allowEclaimPaymentByInsurer: boolean;
                /** @default false */
                allowEclaimSubmit: boolean;
                /** @default false */
                allowEditRegistrationEmail: boolean;
                /** @default false */
                allowEmployeeChangeEmail: boolean;
                /** @default false */
                allowHealthArticles: boolean;
                /** @default false */
                allowInpatient: boolean;
                /** @default false */
                allowLOG: boolean;
                /** @default false */
                allowMarketplace: boolean;
                /** @default false */
                allowMyPlan: boolean;
                /** @default false */
                allowMyVisit: boolean;
                /** @default false */
                allowNotification: boolean;
                /** @default false */
                allowOutpatient: boolean;
                /** @default false */
                allowStretchMyDollar: boolean;
                /** @default false */
                allowTeleconsult: boolean;
                /** @default false */
                allowTeleconsultDependant: boolean;
                allowTrustedDevices?: boolean;
                /** @default false */
                allowViewBenefitBalance: boolean;
                /** @default  */
                articleCompanyId: string;
                /** @default false */
                cacheECard: boolean;
                /** @default false */
                chequeOnly: boolean;
                /** @default  */
                disableMessage: string;
                /** @default false */
                giroOnly: boolean;
                /** @default  */
                itemizedMessage: string;
                /** @default 0 */
                itemizedMonth: number;
                /**
                 * @default email
                 * @enum {string}
                 */
                loginIDType: "email" | "nric" | "staffId";
                /** @default false */
                maskNRIC: boolean;
                maximumFileUpload?: number;
                /** @default false */
                payNowOnly: boolean;
                /** @default false */
                payrollOnly: boolean;
                /** @enum {string} */
                registrationProof?: "dateOfBirth" | "staffId";
                /** @default false */
                requireOTPArticle: boolean;
                /** @default false */
                requireOTPAskJoey: boolean;
                /** @default false */
                requireOTPClaims: boolean;
                /** @default false */
                requireOTPClinicLocator: boolean;
                /** @default false */
                requireOTPEcard: boolean;
                /** @default false */
                requireOTPLOG: boolean;
                /** @default false */
                requireOTPNotification: boolean;
                /** @default false */
                requireOTPProfile: boolean;
                /** @default false */
                requireOTPRewards: boolean;
                /** @default false */
                requireOTPStore: boolean;
                /** @default false */
                requireOTPTeleconsult: boolean;
                /** @default false */
                requireOTPUserGuide: boolean;
                /** @default false */
                requireRegistrationEmail: boolean;
                /** @default false */
                restrictOTP: boolean;
                /** @default false */
                showDiagnosis: boolean;
                /** @default false */
                showDrugs: boolean;
                /** @default false */
                showLabs: boolean;
                /** @default false */
                showMHC: boolean;
                /** @default false */
                showProcedures: boolean;
                /** @default false */
                showReceipt: boolean;
                /** @default false */
                showXrays: boolean;
                /** @default [] */
                supportingVisitCode: string[];
                /** @default  */
                teleconsultAppLink: string;
                /** @default 4 */
                unmaskedNRICLength: number;
                /** @default false */
                userDataFromCustomerMS: boolean;
                /** @default  */
                userGuideUrl: string;
            };
            groupCode: string;
            id: string;
            inpatientPolicyNo: string;
            microserviceTemplates?: {
                accessTokenPush: string;
                approved: string;
                birthdayPush: string;
                closure: string;
                eLogNotification: string;
                emailOTP: string;
                firstNotification: string;
                firstReminder: string;
                marketplacePurchased: string;
                marketplaceRedeemed: string;
                rejected: string;
                resetPassword: string;
                secondReminder: string;
                simpleEmail: string;
                smsOTP: string;
                submittedInpatientClaim: string;
                submittedOutpatientClaim: string;
                succeededResetPassword: string;
                welcomeEmail: string;
            };
            name: string;
            onboardingEmailConfig: {
                templateAlias: string;
                testEmail: string;
            };
            outpatientPolicyNo: string;
            paymentConfig: {
                autoFillBankDetails: boolean;
                defaults: {
                    /** @default  */
                    paymentMethod: string;
                };
                updateBankInfo: boolean;
            };
            policyNo: string;
            /** @enum {string} */
            status: "ACTIVE" | "INACTIVE";
            teleconsult_features_config: ("Post Health Screening" | "General Practitioner" | "Dietician" | "Mental Health" | "ART Specialist")[];
            updatedAt: string;
            updatedBy: string | null;
            users: number;
            version: number;
        };
        ConsoleDependantRow: {
            companyId: string;
            effectiveEndDate: string | null;
            effectiveStartDate: string;
            id: string;
            name: string | {
                /** @constant */
                redacted: true;
            };
            nric: string | {
                /** @constant */
                redacted: true;
            };
            relationship: string | null;
        };
        ConsoleDependantRowInput: {
            companyId: string;
            effectiveEndDate: string | null;
            effectiveStartDate: string;
            id: string;
            name: string | {
                /** @constant */
                redacted: true;
            };
            nric: string | {
                /** @constant */
                redacted: true;
            };
            relationship: string | null;
        };
        ConsoleUser: {
            bankAccount: {
                accountNo: string | {
                    /** @constant */
                    redacted: true;
                };
                bankName: string;
                bankNo: string;
                branchName: string | null;
                branchNo: string;
            } | null;
            bankProposal: {
                accountNo: string | {
                    /** @constant */
                    redacted: true;
                };
                bankName: string;
                bankNo: string;
                branchName: string | null;
                branchNo: string;
                isOwn: boolean;
                proposalId: string;
                proposedAt: string;
                proposedBy: string;
                /** @enum {string} */
                status: "WAITING_VERIFICATION" | "APPROVED" | "REJECTED" | "CLOSED";
            } | null;
            birthdate: (string | {
                /** @constant */
                redacted: true;
            }) | null;
            companies: {
                companyId: string;
                companyName: string;
                costCenter: string | null;
                costCenterName: string | null;
                designation: string | null;
                effectiveEndDate: string | null;
                effectiveStartDate: string;
                employeeId: string | null;
                employeeName: string;
                family: {
                    birthdate: (string | {
                        /** @constant */
                        redacted: true;
                    }) | null;
                    companyId: string;
                    effectiveEndDate: string | null;
                    effectiveStartDate: string;
                    email: string | {
                        /** @constant */
                        redacted: true;
                    };
                    gender: ("m" | "f") | null;
                    id: string;
                    loginRequired: boolean;
                    name: string | {
                        /** @constant */
                        redacted: true;
                    };
                    nric: string | {
                        /** @constant */
                        redacted: true;
                    };
                    planNo: string | null;
                    relationship: string | null;
                    status: 100 | 101 | 300 | 301 | 401;
                    version: number;
                }[];
                groupCode: string;
                isDefault: boolean;
                /** @enum {string} */
                memberType: "E" | "D";
                planNo: string | null;
                policyNo: string;
                relationship: string | null;
                staffId: string | null;
            }[];
            contactNo: (string | {
                /** @constant */
                redacted: true;
            }) | null;
            contactNoCountryCode: (string | {
                /** @constant */
                redacted: true;
            }) | null;
            createdAt: string;
            defaultCompanyId: string | null;
            email: string | {
                /** @constant */
                redacted: true;
            };
            failedSignIns: string[];
            gender: ("m" | "f") | null;
            hasPlaceholderEmail: boolean;
            id: string;
            isForgotten: boolean;
            isStudent: boolean;
            lastPasswordChangeAt: string | null;
            lastSignInAt: string | null;
            loginRequired: boolean;
            name: string | {
                /** @constant */
                redacted: true;
            };
            nric: string | {
                /** @constant */
                redacted: true;
            };
            onboardingEmailSent: boolean;
            registeredAt: string | null;
            roles: string[];
            status: 100 | 101 | 300 | 301 | 401;
            studentInformation: {
                nsMenIndicator?: string | {
                    /** @constant */
                    redacted: true;
                };
                singaporeCitizenshipstatus?: string | {
                    /** @constant */
                    redacted: true;
                };
                studentCareerCode?: string | {
                    /** @constant */
                    redacted: true;
                };
                studentEmail?: string | {
                    /** @constant */
                    redacted: true;
                };
                studentFullBankAccountNo?: string | {
                    /** @constant */
                    redacted: true;
                };
                studentID?: string | {
                    /** @constant */
                    redacted: true;
                };
                studentMaritalStatus?: string | {
                    /** @constant */
                    redacted: true;
                };
                studentNationality?: string | {
                    /** @constant */
                    redacted: true;
                };
                studentTel?: string | {
                    /** @constant */
                    redacted: true;
                };
            } | null;
            updatedAt: string;
            updatedBy: string | null;
            version: number;
        };
        ConsoleUserInput: {
            bankAccount: {
                accountNo: string | {
                    /** @constant */
                    redacted: true;
                };
                bankName: string;
                bankNo: string;
                branchName: string | null;
                branchNo: string;
            } | null;
            bankProposal: {
                accountNo: string | {
                    /** @constant */
                    redacted: true;
                };
                bankName: string;
                bankNo: string;
                branchName: string | null;
                branchNo: string;
                isOwn: boolean;
                proposalId: string;
                proposedAt: string;
                proposedBy: string;
                /** @enum {string} */
                status: "WAITING_VERIFICATION" | "APPROVED" | "REJECTED" | "CLOSED";
            } | null;
            birthdate: (string | {
                /** @constant */
                redacted: true;
            }) | null;
            companies: {
                companyId: string;
                companyName: string;
                costCenter: string | null;
                costCenterName: string | null;
                designation: string | null;
                effectiveEndDate: string | null;
                effectiveStartDate: string;
                employeeId: string | null;
                employeeName: string;
                family: {
                    birthdate: (string | {
                        /** @constant */
                        redacted: true;
                    }) | null;
                    companyId: string;
                    effectiveEndDate: string | null;
                    effectiveStartDate: string;
                    email: string | {
                        /** @constant */
                        redacted: true;
                    };
                    gender: ("m" | "f") | null;
                    id: string;
                    loginRequired: boolean;
                    name: string | {
                        /** @constant */
                        redacted: true;
                    };
                    nric: string | {
                        /** @constant */
                        redacted: true;
                    };
                    planNo: string | null;
                    relationship: string | null;
                    status: 100 | 101 | 300 | 301 | 401;
                    version: number;
                }[];
                groupCode: string;
                isDefault: boolean;
                /** @enum {string} */
                memberType: "E" | "D";
                planNo: string | null;
                policyNo: string;
                relationship: string | null;
                staffId: string | null;
            }[];
            contactNo: (string | {
                /** @constant */
                redacted: true;
            }) | null;
            contactNoCountryCode: (string | {
                /** @constant */
                redacted: true;
            }) | null;
            createdAt: string;
            defaultCompanyId: string | null;
            email: string | {
                /** @constant */
                redacted: true;
            };
            failedSignIns: string[];
            gender: ("m" | "f") | null;
            hasPlaceholderEmail: boolean;
            id: string;
            isForgotten: boolean;
            isStudent: boolean;
            lastPasswordChangeAt: string | null;
            lastSignInAt: string | null;
            loginRequired: boolean;
            name: string | {
                /** @constant */
                redacted: true;
            };
            nric: string | {
                /** @constant */
                redacted: true;
            };
            onboardingEmailSent: boolean;
            registeredAt: string | null;
            roles: string[];
            status: 100 | 101 | 300 | 301 | 401;
            studentInformation: {
                nsMenIndicator?: string | {
                    /** @constant */
                    redacted: true;
                };
                singaporeCitizenshipstatus?: string | {
                    /** @constant */
                    redacted: true;
                };
                studentCareerCode?: string | {
                    /** @constant */
                    redacted: true;
                };
                studentEmail?: string | {
                    /** @constant */
                    redacted: true;
                };
                studentFullBankAccountNo?: string | {
                    /** @constant */
                    redacted: true;
                };
                studentID?: string | {
                    /** @constant */
                    redacted: true;
                };
                studentMaritalStatus?: string | {
                    /** @constant */
                    redacted: true;
                };
                studentNationality?: string | {
                    /** @constant */
                    redacted: true;
                };
                studentTel?: string | {
                    /** @constant */
                    redacted: true;
                };
            } | null;
            updatedAt: string;
            updatedBy: string | null;
            version: number;
        };
        ConsoleUserRow: {
            companies: number;
            companyId: string | null;
            companyName: string | null;
            createdAt: string;
            dependants: number;
            effectiveEndDate: string | null;
            effectiveStartDate: string | null;
            email: string | {
                /** @constant */
                redacted: true;
            };
            id: string;
            lastSignInAt: string | null;
            memberType: ("E" | "D") | null;
            name: string | {
                /** @constant */
                redacted: true;
            };
            nric: string | {
                /** @constant */
                redacted: true;
            };
            staffId: string | null;
            status: 100 | 101 | 300 | 301 | 401;
            studentId: string | null;
            updatedAt: string;
            /** @enum {string} */
            userType: "client" | "sys-admin";
        };
        ConsoleUserRowInput: {
            companies: number;
            companyId: string | null;
            companyName: string | null;
            createdAt: string;
            dependants: number;
            effectiveEndDate: string | null;
            effectiveStartDate: string | null;
            email: string | {
                /** @constant */
                redacted: true;
            };
            id: string;
            lastSignInAt: string | null;
            memberType: ("E" | "D") | null;
            name: string | {
                /** @constant */
                redacted: true;
            };
            nric: string | {
                /** @constant */
                redacted: true;
            };
            staffId: string | null;
            status: 100 | 101 | 300 | 301 | 401;
            studentId: string | null;
            updatedAt: string;
            /** @enum {string} */
            userType: "client" | "sys-admin";
        };
        Cover: {
            companyId: string;
            companyName: string;
            /** @enum {string} */
            memberType: "E" | "D";
            people: {
                effectiveEndDate: string | null;
                effectiveStartDate: string;
                /** @enum {string} */
                memberType: "E" | "D";
                name: string;
                nric: string;
                planNo: string;
                relationship: string;
                uuid: string;
            }[];
            policyNo: string;
            staffId: string;
        };
        CoverInput: {
            companyId: string;
            companyName: string;
            /** @enum {string} */
            memberType: "E" | "D";
            people: {
                effectiveEndDate: string | null;
                effectiveStartDate: string;
                /** @enum {string} */
                memberType: "E" | "D";
                name: string;
                nric: string;
                planNo: string;
                relationship: string;
                uuid: string;
            }[];
            policyNo: string;
            staffId: string;
        };
        EnrolledSecondFactor: {
            id: string;
            recoveryCodes?: string[];
        };
        EnrolledSecondFactorInput: {
            id: string;
            recoveryCodes?: string[];
        };
        ExcludedClinic: {
            clinicName: string | null;
            code: string;
            createdAt: string;
            id: string;
        };
        ExcludedClinicInput: {
            clinicName: string | null;
            code: string;
            createdAt: string;
            id: string;
        };
        HrClaim: {
            admissionDate?: string;
            amount: string;
            attachments: {
                bytes: number;
                /** @enum {string} */
                category: "INV/RCP" | "DOC";
                id: string;
                mimeType: string;
                name: string | {
                    /** @constant */
                    redacted: true;
                };
            }[];
            claimantName: string | {
                /** @constant */
                redacted: true;
            };
            companyName: string;
            createdAt: string;
            currency: string;
            dischargeDate?: string;
            id: string;
            /** @enum {string} */
            prePostHospitalisation?: "Y" | "N";
            providerName: string;
            receiptNo?: string;
            submittedBy: string | {
                /** @constant */
                redacted: true;
            };
            /** @enum {string} */
            typeOfClaim: "Inpatient Claim" | "Outpatient Claim";
            updatedAt: string;
            visitDate?: string;
        };
        HrClaimInput: {
            admissionDate?: string;
            amount: string;
            attachments: {
                bytes: number;
                /** @enum {string} */
                category: "INV/RCP" | "DOC";
                id: string;
                mimeType: string;
                name: string | {
                    /** @constant */
                    redacted: true;
                };
            }[];
            claimantName: string | {
                /** @constant */
                redacted: true;
            };
            companyName: string;
            createdAt: string;
            currency: string;
            dischargeDate?: string;
            id: string;
            /** @enum {string} */
            prePostHospitalisation?: "Y" | "N";
            providerName: string;
            receiptNo?: string;
            submittedBy: string | {
                /** @constant */
                redacted: true;
            };
            /** @enum {string} */
            typeOfClaim: "Inpatient Claim" | "Outpatient Claim";
            updatedAt: string;
            visitDate?: string;
        };
        HrClaimRow: {
            admissionDate?: string;
            amount: string;
            claimantName: string | {
                /** @constant */
                redacted: true;
            };
            companyName: string;
            createdAt: string;
            currency: string;
            dischargeDate?: string;
            id: string;
            /** @enum {string} */
            prePostHospitalisation?: "Y" | "N";
            providerName: string;
            receiptNo?: string;
            submittedBy: string | {
                /** @constant */
                redacted: true;
            };
            /** @enum {string} */
            typeOfClaim: "Inpatient Claim" | "Outpatient Claim";
            updatedAt: string;
            visitDate?: string;
        };
        HrClaimRowInput: {
            admissionDate?: string;
            amount: string;
            claimantName: string | {
                /** @constant */
                redacted: true;
            };
            companyName: string;
            createdAt: string;
            currency: string;
            dischargeDate?: string;
            id: string;
            /** @enum {string} */
            prePostHospitalisation?: "Y" | "N";
            providerName: string;
            receiptNo?: string;
            submittedBy: string | {
                /** @constant */
                redacted: true;
            };
            /** @enum {string} */
            typeOfClaim: "Inpatient Claim" | "Outpatient Claim";
            updatedAt: string;
            visitDate?: string;
        };
        IdentityChange: {
            companies: string[];
            evidence: {
                bytes: number;
                id: string;
                mimeType: string;
                name: string | {
                    /** @constant */
                    redacted: true;
                };
            }[];
            id: string;
            name: string | {
                /** @constant */
                redacted: true;
            };
            nric: string | {
                /** @constant */
                redacted: true;
            };
            obstacle: string | null;
            requestedAt: string;
            requestedName: (string | {
                /** @constant */
                redacted: true;
            }) | null;
            requestedNric: (string | {
                /** @constant */
                redacted: true;
            }) | null;
            requestId: string;
            /** @enum {string} */
            status: "WAITING_VERIFICATION" | "APPROVED" | "REJECTED" | "CLOSED";
        };
        IdentityChangeInput: {
            companies: string[];
            evidence: {
                bytes: number;
                id: string;
                mimeType: string;
                name: string | {
                    /** @constant */
                    redacted: true;
                };
            }[];
            id: string;
            name: string | {
                /** @constant */
                redacted: true;
            };
            nric: string | {
                /** @constant */
                redacted: true;
            };
            obstacle: string | null;
            requestedAt: string;
            requestedName: (string | {
                /** @constant */
                redacted: true;
            }) | null;
            requestedNric: (string | {
                /** @constant */
                redacted: true;
            }) | null;
            requestId: string;
            /** @enum {string} */
            status: "WAITING_VERIFICATION" | "APPROVED" | "REJECTED" | "CLOSED";
        };
        LaunchMessage: {
            changedAt: string | null;
            changedBy: string | null;
            endDate: string;
            /** @constant */
            id: "launch-message";
            isKeptElsewhere: boolean;
            message: string;
            publish: boolean;
            startDate: string;
            title: string;
            version: number;
        };
        LaunchMessageInput: {
            changedAt: string | null;
            changedBy: string | null;
            endDate: string;
            /** @constant */
            id: "launch-message";
            isKeptElsewhere: boolean;
            message: string;
            publish: boolean;
            startDate: string;
            title: string;
            version: number;
        };
        Notification: {
            _id: string;
            created: string;
            /** @enum {string} */
            kind: "claim-received" | "claim-submitted" | "claim-information-requested" | "claim-in-review" | "claim-approved" | "claim-rejected" | "payment-details-changed" | "password-changed" | "email-address-changed" | "new-sign-in" | "account-locked" | "account-unlocked" | "roles-changed" | "identity-change-approved" | "identity-change-declined" | "second-factor-added" | "second-factor-removed" | "second-factor-refused" | "recovery-code-used" | "recovery-codes-made";
            link: string | null;
            message: string;
            readAt: string | null;
            title: string;
        };
        NotificationInput: {
            _id: string;
            created: string;
            /** @enum {string} */
            kind: "claim-received" | "claim-submitted" | "claim-information-requested" | "claim-in-review" | "claim-approved" | "claim-rejected" | "payment-details-changed" | "password-changed" | "email-address-changed" | "new-sign-in" | "account-locked" | "account-unlocked" | "roles-changed" | "identity-change-approved" | "identity-change-declined" | "second-factor-added" | "second-factor-removed" | "second-factor-refused" | "recovery-code-used" | "recovery-codes-made";
            link: string | null;
            message: string;
            readAt: string | null;
            title: string;
        };
        OwnSecondFactors: {
            demanded: boolean;
            factors: components["schemas"]["SecondFactor"][];
            recoveryCodes: {
                left: number;
                madeAt: string | null;
            };
            trustedDevices: components["schemas"]["TrustedDevice"][];
        };
        OwnSecondFactorsInput: {
            demanded: boolean;
            factors: components["schemas"]["SecondFactorInput"][];
            recoveryCodes: {
                left: number;
                madeAt: string | null;
            };
            trustedDevices: components["schemas"]["TrustedDeviceInput"][];
        };
        PanelClinic: {
            a: string;
            ar: string;
            c: string;
            h1: string;
            h2: string;
            h3: string;
            h4: string;
            hasImage: boolean;
            la: number;
            lo: number;
            n: string;
            t: number;
            ts: string;
            z: string;
        };
        PanelClinicInput: {
            a: string;
            ar: string;
            c: string;
            h1: string;
            h2: string;
            h3: string;
            h4: string;
            hasImage: boolean;
            la: number;
            lo: number;
            n: string;
            t: number;
            ts: string;
            z: string;
        };
        PanelClinicRecord: {
            address: string;
            area: string;
            id: string;
            imageChangedAt: string | null;
            isExcluded: boolean;
            name: string;
        };
        PanelClinicRecordInput: {
            address: string;
            area: string;
            id: string;
            imageChangedAt: string | null;
            isExcluded: boolean;
            name: string;
        };
        PeopleFound: {
            companies: {
                companyId: string;
                companyName: string;
                people: number;
            }[];
            kinds: {
                /** @enum {string} */
                by: "name" | "nric" | "staffId" | "email" | "studentId";
                people: number;
            }[];
            memberTypes: {
                /** @enum {string} */
                memberType: "E" | "D";
                people: number;
            }[];
            people: {
                companies: number;
                companyId: string | null;
                companyName: string | null;
                createdAt: string;
                dependants: number;
                effectiveEndDate: string | null;
                effectiveStartDate: string | null;
                email: string | {
                    /** @constant */
                    redacted: true;
                };
                id: string;
                lastSignInAt: string | null;
                /** @enum {string} */
                matchedBy: "name" | "nric" | "staffId" | "email" | "studentId";
                memberType: ("E" | "D") | null;
                name: string | {
                    /** @constant */
                    redacted: true;
                };
                nric: string | {
                    /** @constant */
                    redacted: true;
                };
                staffId: string | null;
                status: 100 | 101 | 300 | 301 | 401;
                studentId: string | null;
                updatedAt: string;
                /** @enum {string} */
                userType: "client" | "sys-admin";
            }[];
        };
        PeopleFoundInput: {
            companies: {
                companyId: string;
                companyName: string;
                people: number;
            }[];
            kinds: {
                /** @enum {string} */
                by: "name" | "nric" | "staffId" | "email" | "studentId";
                people: number;
            }[];
            memberTypes: {
                /** @enum {string} */
                memberType: "E" | "D";
                people: number;
            }[];
            people: {
                companies: number;
                companyId: string | null;
                companyName: string | null;
                createdAt: string;
                dependants: number;
                effectiveEndDate: string | null;
                effectiveStartDate: string | null;
                email: string | {
                    /** @constant */
                    redacted: true;
                };
                id: string;
                lastSignInAt: string | null;
                /** @enum {string} */
                matchedBy: "name" | "nric" | "staffId" | "email" | "studentId";
                memberType: ("E" | "D") | null;
                name: string | {
                    /** @constant */
                    redacted: true;
                };
                nric: string | {
                    /** @constant */
                    redacted: true;
                };
                staffId: string | null;
                status: 100 | 101 | 300 | 301 | 401;
                studentId: string | null;
                updatedAt: string;
                /** @enum {string} */
                userType: "client" | "sys-admin";
            }[];
        };
        RemainingSession: {
            /** @enum {string} */
            because: "IDLE" | "LONGEST";
            endsInSeconds: number;
        };
        RemainingSessionInput: {
            /** @enum {string} */
            because: "IDLE" | "LONGEST";
            endsInSeconds: number;
        };
        SecondFactor: {
            addedAt: string;
            id: string;
            /** @enum {string} */
            kind: "totp" | "passkey";
            lastUsedAt: string | null;
            name: string;
        };
        SecondFactorInput: {
            addedAt: string;
            id: string;
            /** @enum {string} */
            kind: "totp" | "passkey";
            lastUsedAt: string | null;
            name: string;
        };
        SessionUser: {
            accessToken?: string;
            bankDetail: {
                accountNo: string;
                bankName: string;
                bankNo: string;
                branchNo: string;
            } | null;
            companies: {
                companyId: string;
                companyName: string;
                /** @enum {string} */
                memberType: "E" | "D";
                records: {
                    /** @enum {string} */
                    memberType: "E" | "D";
                    name: string;
                    nric: string;
                    uuid: string;
                }[];
            }[];
            companyDetail: {
                featuresConfig: {
                    /** @default false */
                    allowChat: boolean;
                    /** @default false */
                    allowClinicLocator: boolean;
                    /** @default false */
                    allowDependantChangeEmail: boolean;
                    /** @default false */
                    allowEAP: boolean;
                    /** @default false */
                    allowEcard: boolean;
                    /** @default false */
                    allowEclaimPaymentByInsurer: boolean;
                    /** @default false */
                    allowEclaimSubmit: boolean;
                    /** @default false */
                    allowEditRegistrationEmail: boolean;
                    /** @default false */
                    allowEmployeeChangeEmail: boolean;
                    /** @default false */
                    allowHealthArticles: boolean;
                    /** @default false */
                    allowInpatient: boolean;
                    /** @default false */
                    allowLOG: boolean;
                    /** @default false */
                    allowMarketplace: boolean;
                    /** @default false */
                    allowMyPlan: boolean;
                    /** @default false */
                    allowMyVisit: boolean;
                    /** @default false */
                    allowNotification: boolean;
                    /** @default false */
                    allowOutpatient: boolean;
                    /** @default false */
                    allowStretchMyDollar: boolean;
                    /** @default false */
                    allowTeleconsult: boolean;
                    /** @default false */
                    allowTeleconsultDependant: boolean;
                    allowTrustedDevices?: boolean;
                    /** @default false */
                    allowViewBenefitBalance: boolean;
                    /** @default  */
                    articleCompanyId: string;
                    /** @default false */
                    cacheECard: boolean;
                    /** @default false */
                    chequeOnly: boolean;
                    /** @default  */
                    disableMessage: string;
                    /** @default false */
                    giroOnly: boolean;
                    /** @default  */
                    itemizedMessage: string;
                    /** @default 0 */
                    itemizedMonth: number;
                    /**
                     * @default email
                     * @enum {string}
                     */
                    loginIDType: "email" | "nric" | "staffId";
                    /** @default false */
                    maskNRIC: boolean;
                    maximumFileUpload?: number;
                    /** @default false */
                    payNowOnly: boolean;
                    /** @default false */
                    payrollOnly: boolean;
                    /** @enum {string} */
                    registrationProof?: "dateOfBirth" | "staffId";
                    /** @default false */
                    requireOTPArticle: boolean;
                    /** @default false */
                    requireOTPAskJoey: boolean;
                    /** @default false */
                    requireOTPClaims: boolean;
                    /** @default false */
                    requireOTPClinicLocator: boolean;
                    /** @default false */
                    requireOTPEcard: boolean;
                    /** @default false */
                    requireOTPLOG: boolean;
                    /** @default false */
                    requireOTPNotification: boolean;
                    /** @default false */
                    requireOTPProfile: boolean;
                    /** @default false */
                    requireOTPRewards: boolean;
                    /** @default false */
                    requireOTPStore: boolean;
                    /** @default false */
                    requireOTPTeleconsult: boolean;
                    /** @default false */
                    requireOTPUserGuide: boolean;
                    /** @default false */
                    requireRegistrationEmail: boolean;
                    /** @default false */
                    restrictOTP: boolean;
                    /** @default false */
                    showDiagnosis: boolean;
                    /** @default false */
                    showDrugs: boolean;
                    /** @default false */
                    showLabs: boolean;
                    /** @default false */
                    showMHC: boolean;
                    /** @default false */
                    showProcedures: boolean;
                    /** @default false */
                    showReceipt: boolean;
                    /** @default false */
                    showXrays: boolean;
                    /** @default [] */
                    supportingVisitCode: string[];
                    /** @default  */
                    teleconsultAppLink: string;
                    /** @default 4 */
                    unmaskedNRICLength: number;
                    /** @default false */
                    userDataFromCustomerMS: boolean;
                    /** @default  */
                    userGuideUrl: string;
                };
                policyNo: string;
            } | null;
            companyId: string;
            contactNo: string;
            contactNoCountryCode: string;
            costCenterName: string;
            email: string;
            identifier?: string;
            lastLogin: string | null;
            name: string;
            nric: string;
            records: {
                /** @enum {string} */
                memberType: "E" | "D";
                name: string;
                nric: string;
                uuid: string;
            }[];
            roles: {
                type: string;
            }[];
            stripeCustomerId: string | null;
            userId: string;
            /** @enum {string} */
            userType: "client" | "sys-admin";
            uuid: string;
        };
        SessionUserInput: {
            accessToken?: string;
            bankDetail: {
                accountNo: string;
                bankName: string;
                bankNo: string;
                branchNo: string;
            } | null;
            companies: {
                companyId: string;
                companyName: string;
                /** @enum {string} */
                memberType: "E" | "D";
                records: {
                    /** @enum {string} */
                    memberType: "E" | "D";
                    name: string;
                    nric: string;
                    uuid: string;
                }[];
            }[];
            companyDetail: {
                featuresConfig: {
                    /** @default false */
                    allowChat: boolean;
                    /** @default false */
                    allowClinicLocator: boolean;
                    /** @default false */
                    allowDependantChangeEmail: boolean;
                    /** @default false */
                    allowEAP: boolean;
                    /** @default false */
                    allowEcard: boolean;
                    /** @default false */
                    allowEclaimPaymentByInsurer: boolean;
                    /** @default false */
                    allowEclaimSubmit: boolean;
                    /** @default false */
                    allowEditRegistrationEmail: boolean;
                    /** @default false */
                    allowEmployeeChangeEmail: boolean;
                    /** @default false */
                    allowHealthArticles: boolean;
                    /** @default false */
                    allowInpatient: boolean;
                    /** @default false */
                    allowLOG: boolean;
                    /** @default false */
                    allowMarketplace: boolean;
                    /** @default false */
                    allowMyPlan: boolean;
                    /** @default false */
                    allowMyVisit: boolean;
                    /** @default false */
                    allowNotification: boolean;
                    /** @default false */
                    allowOutpatient: boolean;
                    /** @default false */
                    allowStretchMyDollar: boolean;
                    /** @default false */
                    allowTeleconsult: boolean;
                    /** @default false */
                    allowTeleconsultDependant: boolean;
                    allowTrustedDevices?: boolean;
                    /** @default false */
                    allowViewBenefitBalance: boolean;
                    /** @default  */
                    articleCompanyId: string;
                    /** @default false */
                    cacheECard: boolean;
                    /** @default false */
                    chequeOnly: boolean;
                    /** @default  */
                    disableMessage: string;
                    /** @default false */
                    giroOnly: boolean;
                    /** @default  */
                    itemizedMessage: string;
                    /** @default 0 */
                    itemizedMonth: number;
                    /**
                     * @default email
                     * @enum {string}
                     */
                    loginIDType: "email" | "nric" | "staffId";
                    /** @default false */
                    maskNRIC: boolean;
                    maximumFileUpload?: number;
                    /** @default false */
                    payNowOnly: boolean;
                    /** @default false */
                    payrollOnly: boolean;
                    /** @enum {string} */
                    registrationProof?: "dateOfBirth" | "staffId";
                    /** @default false */
                    requireOTPArticle: boolean;
                    /** @default false */
                    requireOTPAskJoey: boolean;
                    /** @default false */
                    requireOTPClaims: boolean;
                    /** @default false */
                    requireOTPClinicLocator: boolean;
                    /** @default false */
                    requireOTPEcard: boolean;
                    /** @default false */
                    requireOTPLOG: boolean;
                    /** @default false */
                    requireOTPNotification: boolean;
                    /** @default false */
                    requireOTPProfile: boolean;
                    /** @default false */
                    requireOTPRewards: boolean;
                    /** @default false */
                    requireOTPStore: boolean;
                    /** @default false */
                    requireOTPTeleconsult: boolean;
                    /** @default false */
                    requireOTPUserGuide: boolean;
                    /** @default false */
                    requireRegistrationEmail: boolean;
                    /** @default false */
                    restrictOTP: boolean;
                    /** @default false */
                    showDiagnosis: boolean;
                    /** @default false */
                    showDrugs: boolean;
                    /** @default false */
                    showLabs: boolean;
                    /** @default false */
                    showMHC: boolean;
                    /** @default false */
                    showProcedures: boolean;
                    /** @default false */
                    showReceipt: boolean;
                    /** @default false */
                    showXrays: boolean;
                    /** @default [] */
                    supportingVisitCode: string[];
                    /** @default  */
                    teleconsultAppLink: string;
                    /** @default 4 */
                    unmaskedNRICLength: number;
                    /** @default false */
                    userDataFromCustomerMS: boolean;
                    /** @default  */
                    userGuideUrl: string;
                };
                policyNo: string;
            } | null;
            companyId: string;
            contactNo: string;
            contactNoCountryCode: string;
            costCenterName: string;
            email: string;
            identifier?: string;
            lastLogin: string | null;
            name: string;
            nric: string;
            records: {
                /** @enum {string} */
                memberType: "E" | "D";
                name: string;
                nric: string;
                uuid: string;
            }[];
            roles: {
                type: string;
            }[];
            stripeCustomerId: string | null;
            userId: string;
            /** @enum {string} */
            userType: "client" | "sys-admin";
            uuid: string;
        };
        SignInSession: {
            address: string;
            browser: string;
            current: boolean;
            device: string;
            how: ("password" | "password-and-otp" | "password-and-second-factor" | "password-and-trusted-device" | "single-sign-on" | "registration") | null;
            id: string;
            lastUsedAt: string;
            startedAt: string;
        };
        SignInSessionInput: {
            address: string;
            browser: string;
            current: boolean;
            device: string;
            how: ("password" | "password-and-otp" | "password-and-second-factor" | "password-and-trusted-device" | "single-sign-on" | "registration") | null;
            id: string;
            lastUsedAt: string;
            startedAt: string;
        };
        SysadminClaim: {
            _id: string;
            /** @enum {string} */
            accidentClaimableFromCompany?: "Y" | "N";
            accidentDateTime?: string;
            accidentDetails?: string;
            /** @enum {string} */
            accidentRelated: "Y" | "N";
            accountNo: string;
            admissionDate?: string;
            amount: string;
            bankNo: string;
            benefitId?: string;
            branchNo: string;
            claimantId: string;
            /** @enum {string} */
            claimingFromOtherInsurer: "Y" | "N";
            claimingFromOtherInsurerName?: string;
            claimRetry: number;
            claimStatus: string;
            currency: string;
            detailCompany: {
                name: string;
            };
            detailUser: {
                name: string;
                nric: string;
            };
            diagnosisCode?: string;
            dischargeDate?: string;
            empSubRemarks: string;
            nameOfOperation?: string;
            paymentMethod: string;
            placeOfAccident?: string;
            proposedBankDetail?: {
                accountNo: string;
                bankName: string;
                bankNo: string;
                branchName: string;
                branchNo: string;
                status: string;
            };
            providerName: string;
            reasonForTreatment?: string;
            receiptNo?: string;
            symptoms?: string;
            symptomsStartDate?: string;
            transactionNo: string;
            visitDate?: string;
            /** @enum {string} */
            workRelated?: "Y" | "N";
        };
        SysadminClaimInput: {
            _id: string;
            /** @enum {string} */
            accidentClaimableFromCompany?: "Y" | "N";
            accidentDateTime?: string;
            accidentDetails?: string;
            /** @enum {string} */
            accidentRelated: "Y" | "N";
            accountNo: string;
            admissionDate?: string;
            amount: string;
            bankNo: string;
            benefitId?: string;
            branchNo: string;
            claimantId: string;
            /** @enum {string} */
            claimingFromOtherInsurer: "Y" | "N";
            claimingFromOtherInsurerName?: string;
            claimRetry: number;
            claimStatus: string;
            currency: string;
            detailCompany: {
                name: string;
            };
            detailUser: {
                name: string;
                nric: string;
            };
            diagnosisCode?: string;
            dischargeDate?: string;
            empSubRemarks: string;
            nameOfOperation?: string;
            paymentMethod: string;
            placeOfAccident?: string;
            proposedBankDetail?: {
                accountNo: string;
                bankName: string;
                bankNo: string;
                branchName: string;
                branchNo: string;
                status: string;
            };
            providerName: string;
            reasonForTreatment?: string;
            receiptNo?: string;
            symptoms?: string;
            symptomsStartDate?: string;
            transactionNo: string;
            visitDate?: string;
            /** @enum {string} */
            workRelated?: "Y" | "N";
        };
        SysadminClient: {
            _id: string;
            companyMS_company_id: string;
            created: string;
            groupCode: string;
            inpatientPolicyNo: string;
            name: string;
            outpatientPolicyNo: string;
            policyNo: string;
            status: string;
            updated: string;
        };
        SysadminClientInput: {
            _id: string;
            companyMS_company_id: string;
            created: string;
            groupCode: string;
            inpatientPolicyNo: string;
            name: string;
            outpatientPolicyNo: string;
            policyNo: string;
            status: string;
            updated: string;
        };
        SysadminExcludedClinic: {
            _id: string;
            code: string;
            created: string;
        };
        SysadminExcludedClinicInput: {
            _id: string;
            code: string;
            created: string;
        };
        SysadminHrClaim: {
            _id: string;
            admissionDate?: string;
            amount: string;
            attachment: {
                filename: string;
                viewUrl: string;
            }[];
            claimantName: string;
            companyName: string;
            created: string;
            currency: string;
            dischargeDate?: string;
            /** @enum {string} */
            prePostHospitalisation?: "Y" | "N";
            providerName: string;
            receiptNo?: string;
            /** @enum {string} */
            typeOfClaim: "Inpatient Claim" | "Outpatient Claim";
            updated: string;
            userName: string;
            visitDate?: string;
        };
        SysadminHrClaimInput: {
            _id: string;
            admissionDate?: string;
            amount: string;
            attachment: {
                filename: string;
                viewUrl: string;
            }[];
            claimantName: string;
            companyName: string;
            created: string;
            currency: string;
            dischargeDate?: string;
            /** @enum {string} */
            prePostHospitalisation?: "Y" | "N";
            providerName: string;
            receiptNo?: string;
            /** @enum {string} */
            typeOfClaim: "Inpatient Claim" | "Outpatient Claim";
            updated: string;
            userName: string;
            visitDate?: string;
        };
        SysadminUser: {
            _id: string;
            bankDetail?: {
                accountNo: string;
                bankName: string;
                bankNo: string;
                branchName: string;
                branchNo: string;
            };
            birthdate: string;
            companies: {
                allRelatedUser: string[];
                companyDetail: {
                    featuresConfig: {
                        /** @default false */
                        allowChat: boolean;
                        /** @default false */
                        allowClinicLocator: boolean;
                        /** @default false */
                        allowDependantChangeEmail: boolean;
                        /** @default false */
                        allowEAP: boolean;
                        /** @default false */
                        allowEcard: boolean;
                        /** @default false */
                        allowEclaimPaymentByInsurer: boolean;
                        /** @default false */
                        allowEclaimSubmit: boolean;
                        /** @default false */
                        allowEditRegistrationEmail: boolean;
                        /** @default false */
                        allowEmployeeChangeEmail: boolean;
                        /** @default false */
                        allowHealthArticles: boolean;
                        /** @default false */
                        allowInpatient: boolean;
                        /** @default false */
                        allowLOG: boolean;
                        /** @default false */
                        allowMarketplace: boolean;
                        /** @default false */
                        allowMyPlan: boolean;
                        /** @default false */
                        allowMyVisit: boolean;
                        /** @default false */
                        allowNotification: boolean;
                        /** @default false */
                        allowOutpatient: boolean;
                        /** @default false */
                        allowStretchMyDollar: boolean;
                        /** @default false */
                        allowTeleconsult: boolean;
                        /** @default false */
                        allowTeleconsultDependant: boolean;
                        allowTrustedDevices?: boolean;
                        /** @default false */
                        allowViewBenefitBalance: boolean;
                        /** @default  */
                        articleCompanyId: string;
                        /** @default false */
                        cacheECard: boolean;
                        /** @default false */
                        chequeOnly: boolean;
                        /** @default  */
                        disableMessage: string;
                        /** @default false */
                        giroOnly: boolean;
                        /** @default  */
                        itemizedMessage: string;
                        /** @default 0 */
                        itemizedMonth: number;
                        /**
                         * @default email
                         * @enum {string}
                         */
                        loginIDType: "email" | "nric" | "staffId";
                        /** @default false */
                        maskNRIC: boolean;
                        maximumFileUpload?: number;
                        /** @default false */
                        payNowOnly: boolean;
                        /** @default false */
                        payrollOnly: boolean;
                        /** @enum {string} */
                        registrationProof?: "dateOfBirth" | "staffId";
                        /** @default false */
                        requireOTPArticle: boolean;
                        /** @default false */
                        requireOTPAskJoey: boolean;
                        /** @default false */
                        requireOTPClaims: boolean;
                        /** @default false */
                        requireOTPClinicLocator: boolean;
                        /** @default false */
                        requireOTPEcard: boolean;
                        /** @default false */
                        requireOTPLOG: boolean;
                        /** @default false */
                        requireOTPNotification: boolean;
                        /** @default false */
                        requireOTPProfile: boolean;
                        /** @default false */
                        requireOTPRewards: boolean;
                        /** @default false */
                        requireOTPStore: boolean;
                        /** @default false */
                        requireOTPTeleconsult: boolean;
                        /** @default false */
                        requireOTPUserGuide: boolean;
                        /** @default false */
                        requireRegistrationEmail: boolean;
                        /** @default false */
                        restrictOTP: boolean;
                        /** @default false */
                        showDiagnosis: boolean;
                        /** @default false */
                        showDrugs: boolean;
                        /** @default false */
                        showLabs: boolean;
                        /** @default false */
                        showMHC: boolean;
                        /** @default false */
                        showProcedures: boolean;
                        /** @default false */
                        showReceipt: boolean;
                        /** @default false */
                        showXrays: boolean;
                        /** @default [] */
                        supportingVisitCode: string[];
                        /** @default  */
                        teleconsultAppLink: string;
                        /** @default 4 */
                        unmaskedNRICLength: number;
                        /** @default false */
                        userDataFromCustomerMS: boolean;
                        /** @default  */
                        userGuideUrl: string;
                    };
                    policyNo: string;
                };
                companyId: string;
                companyName: string;
                costCenter: string;
                costCenterName: string;
                designation: string;
                effectiveEndDate: string;
                effectiveStartDate: string;
                family: string[];
                familyDetail: {
                    birthdate: string;
                    effectiveEndDate: string;
                    effectiveStartDate: string;
                    email: string;
                    /** @enum {string} */
                    loginRequired: "Y" | "N";
                    name: string;
                    nric: string;
                    planNo: string;
                    relationship: string;
                    uuid: string;
                }[];
                /** @enum {string} */
                memberType: "e" | "d" | "";
                planNo: string;
                staffId: string;
            }[];
            companyId: string;
            companyName: string;
            contactNo: string;
            contactNoCountryCode: string;
            created: string;
            effectiveEndDate: string;
            effectiveStartDate: string;
            email: string;
            family: {
                birthdate: string;
                effectiveEndDate: string;
                effectiveStartDate: string;
                email: string;
                /** @enum {string} */
                loginRequired: "Y" | "N";
                name: string;
                nric: string;
                planNo: string;
                relationship: string;
                uuid: string;
            }[];
            /** @enum {string} */
            gender: "m" | "f" | "";
            lastLogin: string;
            lastPasswordUpdate: string;
            /** @enum {string} */
            loginRequired: "Y" | "N";
            /** @enum {string} */
            memberType: "e" | "d" | "";
            name: string;
            nric: string;
            nsMenIndicator: string;
            onboardingEmailSent: boolean;
            passwordLoginAttempt: string[];
            proposedBankDetail?: {
                accountNo: string;
                bankName: string;
                bankNo: string;
                branchName: string;
                branchNo: string;
                status: string;
            };
            registrationDate: string;
            roles: {
                type: string;
            }[];
            singaporeCitizenshipstatus: string;
            staffId: string;
            status: number;
            studentCareerCode: string;
            studentEmail: string;
            studentFullBankAccountNo: string;
            studentID: string;
            studentMaritalStatus: string;
            studentNationality: string;
            studentTel: string;
            updated: string;
            updatedBy: {
                name: string;
            };
            uuid: string;
            version: number;
        };
        SysadminUserInput: {
            _id: string;
            bankDetail?: {
                accountNo: string;
                bankName: string;
                bankNo: string;
                branchName: string;
                branchNo: string;
            };
            birthdate: string;
            companies: {
                allRelatedUser: string[];
                companyDetail: {
                    featuresConfig: {
                        /** @default false */
                        allowChat: boolean;
                        /** @default false */
                        allowClinicLocator: boolean;
                        /** @default false */
                        allowDependantChangeEmail: boolean;
                        /** @default false */
                        allowEAP: boolean;
                        /** @default false */
                        allowEcard: boolean;
                        /** @default false */
                        allowEclaimPaymentByInsurer: boolean;
                        /** @default false */
                        allowEclaimSubmit: boolean;
                        /** @default false */
                        allowEditRegistrationEmail: boolean;
                        /** @default false */
                        allowEmployeeChangeEmail: boolean;
                        /** @default false */
                        allowHealthArticles: boolean;
                        /** @default false */
                        allowInpatient: boolean;
                        /** @default false */
                        allowLOG: boolean;
                        /** @default false */
                        allowMarketplace: boolean;
                        /** @default false */
                        allowMyPlan: boolean;
                        /** @default false */
                        allowMyVisit: boolean;
                        /** @default false */
                        allowNotification: boolean;
                        /** @default false */
                        allowOutpatient: boolean;
                        /** @default false */
                        allowStretchMyDollar: boolean;
                        /** @default false */
                        allowTeleconsult: boolean;
                        /** @default false */
                        allowTeleconsultDependant: boolean;
                        allowTrustedDevices?: boolean;
                        /** @default false */
                        allowViewBenefitBalance: boolean;
                        /** @default  */
                        articleCompanyId: string;
                        /** @default false */
                        cacheECard: boolean;
                        /** @default false */
                        chequeOnly: boolean;
                        /** @default  */
                        disableMessage: string;
                        /** @default false */
                        giroOnly: boolean;
                        /** @default  */
                        itemizedMessage: string;
                        /** @default 0 */
                        itemizedMonth: number;
                        /**
                         * @default email
                         * @enum {string}
                         */
                        loginIDType: "email" | "nric" | "staffId";
                        /** @default false */
                        maskNRIC: boolean;
                        maximumFileUpload?: number;
                        /** @default false */
                        payNowOnly: boolean;
                        /** @default false */
                        payrollOnly: boolean;
                        /** @enum {string} */
                        registrationProof?: "dateOfBirth" | "staffId";
                        /** @default false */
                        requireOTPArticle: boolean;
                        /** @default false */
                        requireOTPAskJoey: boolean;
                        /** @default false */
                        requireOTPClaims: boolean;
                        /** @default false */
                        requireOTPClinicLocator: boolean;
                        /** @default false */
                        requireOTPEcard: boolean;
                        /** @default false */
                        requireOTPLOG: boolean;
                        /** @default false */
                        requireOTPNotification: boolean;
                        /** @default false */
                        requireOTPProfile: boolean;
                        /** @default false */
                        requireOTPRewards: boolean;
                        /** @default false */
                        requireOTPStore: boolean;
                        /** @default false */
                        requireOTPTeleconsult: boolean;
                        /** @default false */
                        requireOTPUserGuide: boolean;
                        /** @default false */
                        requireRegistrationEmail: boolean;
                        /** @default false */
                        restrictOTP: boolean;
                        /** @default false */
                        showDiagnosis: boolean;
                        /** @default false */
                        showDrugs: boolean;
                        /** @default false */
                        showLabs: boolean;
                        /** @default false */
                        showMHC: boolean;
                        /** @default false */
                        showProcedures: boolean;
                        /** @default false */
                        showReceipt: boolean;
                        /** @default false */
                        showXrays: boolean;
                        /** @default [] */
                        supportingVisitCode: string[];
                        /** @default  */
                        teleconsultAppLink: string;
                        /** @default 4 */
                        unmaskedNRICLength: number;
                        /** @default false */
                        userDataFromCustomerMS: boolean;
                        /** @default  */
                        userGuideUrl: string;
                    };
                    policyNo: string;
                };
                companyId: string;
                companyName: string;
                costCenter: string;
                costCenterName: string;
                designation: string;
                effectiveEndDate: string;
                effectiveStartDate: string;
                family: string[];
                familyDetail: {
                    birthdate: string;
                    effectiveEndDate: string;
                    effectiveStartDate: string;
                    email: string;
                    /** @enum {string} */
                    loginRequired: "Y" | "N";
                    name: string;
                    nric: string;
                    planNo: string;
                    relationship: string;
                    uuid: string;
                }[];
                /** @enum {string} */
                memberType: "e" | "d" | "";
                planNo: string;
                staffId: string;
            }[];
            companyId: string;
            companyName: string;
            contactNo: string;
            contactNoCountryCode: string;
            created: string;
            effectiveEndDate: string;
            effectiveStartDate: string;
            email: string;
            family: {
                birthdate: string;
                effectiveEndDate: string;
                effectiveStartDate: string;
                email: string;
                /** @enum {string} */
                loginRequired: "Y" | "N";
                name: string;
                nric: string;
                planNo: string;
                relationship: string;
                uuid: string;
            }[];
            /** @enum {string} */
            gender: "m" | "f" | "";
            lastLogin: string;
            lastPasswordUpdate: string;
            /** @enum {string} */
            loginRequired: "Y" | "N";
            /** @enum {string} */
            memberType: "e" | "d" | "";
            name: string;
            nric: string;
            nsMenIndicator: string;
            onboardingEmailSent: boolean;
            passwordLoginAttempt: string[];
            proposedBankDetail?: {
                accountNo: string;
                bankName: string;
                bankNo: string;
                branchName: string;
                branchNo: string;
                status: string;
            };
            registrationDate: string;
            roles: {
                type: string;
            }[];
            singaporeCitizenshipstatus: string;
            staffId: string;
            status: number;
            studentCareerCode: string;
            studentEmail: string;
            studentFullBankAccountNo: string;
            studentID: string;
            studentMaritalStatus: string;
            studentNationality: string;
            studentTel: string;
            updated: string;
            updatedBy: {
                name: string;
            };
            uuid: string;
            version: number;
        };
        SysadminUserRow: {
            _id: string;
            companyId: string;
            companyName: string;
            created: string;
            effectiveEndDate: string;
            effectiveStartDate: string;
            email: string;
            family: number;
            groupCodes: string[];
            lastLogin: string;
            /** @enum {string} */
            memberType: "e" | "d" | "";
            name: string;
            nric: string;
            proposedBankDetail?: {
                accountNo: string;
                bankName: string;
                bankNo: string;
                branchName: string;
                branchNo: string;
                status: string;
            };
            roles: {
                type: string;
            }[];
            staffId: string;
            status: number;
            studentID: string;
            updated: string;
            uuid: string;
        };
        SysadminUserRowInput: {
            _id: string;
            companyId: string;
            companyName: string;
            created: string;
            effectiveEndDate: string;
            effectiveStartDate: string;
            email: string;
            family: number;
            groupCodes: string[];
            lastLogin: string;
            /** @enum {string} */
            memberType: "e" | "d" | "";
            name: string;
            nric: string;
            proposedBankDetail?: {
                accountNo: string;
                bankName: string;
                bankNo: string;
                branchName: string;
                branchNo: string;
                status: string;
            };
            roles: {
                type: string;
            }[];
            staffId: string;
            status: number;
            studentID: string;
            updated: string;
            uuid: string;
        };
        TrustedDevice: {
            browser: string;
            device: string;
            endsAt: string;
            id: string;
            trustedAt: string;
        };
        TrustedDeviceInput: {
            browser: string;
            device: string;
            endsAt: string;
            id: string;
            trustedAt: string;
        };
        UserBankProposal: {
            companies: string[];
            current: {
                accountNo: string | {
                    /** @constant */
                    redacted: true;
                };
                bankName: string;
                bankNo: string;
                branchName: string | null;
                branchNo: string;
            } | null;
            id: string;
            name: string | {
                /** @constant */
                redacted: true;
            };
            nric: string | {
                /** @constant */
                redacted: true;
            };
            obstacle: string | null;
            proposalId: string;
            proposed: {
                accountNo: string | {
                    /** @constant */
                    redacted: true;
                };
                bankName: string;
                bankNo: string;
                branchName: string | null;
                branchNo: string;
            };
            proposedAt: string;
            proposedBy: string | null;
            /** @enum {string} */
            status: "WAITING_VERIFICATION" | "APPROVED" | "REJECTED" | "CLOSED";
        };
        UserBankProposalInput: {
            companies: string[];
            current: {
                accountNo: string | {
                    /** @constant */
                    redacted: true;
                };
                bankName: string;
                bankNo: string;
                branchName: string | null;
                branchNo: string;
            } | null;
            id: string;
            name: string | {
                /** @constant */
                redacted: true;
            };
            nric: string | {
                /** @constant */
                redacted: true;
            };
            obstacle: string | null;
            proposalId: string;
            proposed: {
                accountNo: string | {
                    /** @constant */
                    redacted: true;
                };
                bankName: string;
                bankNo: string;
                branchName: string | null;
                branchNo: string;
            };
            proposedAt: string;
            proposedBy: string | null;
            /** @enum {string} */
            status: "WAITING_VERIFICATION" | "APPROVED" | "REJECTED" | "CLOSED";
        };
        VerificationCounts: {
            identityChanges: number;
            inpatientBank: number;
            outpatientBank: number;
            userBank: number;
        };
        VerificationCountsInput: {
            identityChanges: number;
            inpatientBank: number;
            outpatientBank: number;
            userBank: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
