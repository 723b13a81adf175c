/** Whether React has taken the page over; runs in the page, as text. */
export const isBooted = () => window.boot?.booted === true;
