/** Opens the question of the privacy banner again, so that an answer can be changed: any link to it does. */
export const PRIVACY_CHOICES = '#privacy-choices';
