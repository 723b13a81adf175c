import { ml_dsa65, ml_dsa87 } from "@noble/post-quantum/ml-dsa.js";
import { ml_kem768, ml_kem1024 } from "@noble/post-quantum/ml-kem.js";

/** FIPS 203. */
export const kems = { mlKem768: ml_kem768, mlKem1024: ml_kem1024 } as const;

/** FIPS 204. */
export const signers = { mlDsa65: ml_dsa65, mlDsa87: ml_dsa87 } as const;

export type KemId = keyof typeof kems;
export type SignatureId = keyof typeof signers;
