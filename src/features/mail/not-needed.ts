/** How the reason of a mail begins that was given up because what it would say is no longer so: nobody has to look at it. */
export const NOT_NEEDED = "Not sent. ";
