/** Every character that the fonts have. */
export declare const characters: string
